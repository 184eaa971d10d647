import { kit } from "../contract";
import Board from "./Board.svelte";
import ChoiceFace from "./ChoiceFace.svelte";
import { draft } from "./draft.svelte";
import End from "./End.svelte";
import Figure from "./Figure.svelte";
import Lesson from "./Lesson.svelte";
import { isOnPanel } from "./panel/covered";
import Named from "./Named.svelte";
import { namedBy } from "./perform";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import type { TragicProps } from "./types";

export default kit<TragicProps>({ Board, Players, Status, ChoiceFace, Figure, End, Lesson, Named, names: namedBy, builds: true, begins: (move) => draft.begin(move), hides: isOnPanel });
