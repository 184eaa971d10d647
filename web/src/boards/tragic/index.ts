import { kit } from "../contract";
import Board from "./Board.svelte";
import ChoiceFace from "./ChoiceFace.svelte";
import Figure from "./Figure.svelte";
import { isOnPanel } from "./panel/covered";
import Players from "./Players.svelte";
import Status from "./Status.svelte";

export default kit({ Board, Players, Status, ChoiceFace, Figure, builds: true, hides: isOnPanel });
