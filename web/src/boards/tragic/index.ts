import { kit } from "../contract";
import Board from "./Board.svelte";
import ChoiceFace from "./ChoiceFace.svelte";
import End from "./End.svelte";
import Figure from "./Figure.svelte";
import Lesson from "./Lesson.svelte";
import { isOnPanel } from "./panel/covered";
import Players from "./Players.svelte";
import Status from "./Status.svelte";

export default kit({ Board, Players, Status, ChoiceFace, Figure, End, Lesson, builds: true, hides: isOnPanel });
