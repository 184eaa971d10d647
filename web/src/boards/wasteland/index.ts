import { kit } from "../contract";
import Board from "./Board.svelte";
import ChoiceFace from "./ChoiceFace.svelte";
import End from "./End.svelte";
import { folds } from "./folds";
import Lesson from "./Lesson.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import type { BattleProps } from "./types";

export default kit<BattleProps>({ Board, ChoiceFace, End, Lesson, Players, Status, builds: true, folds });
