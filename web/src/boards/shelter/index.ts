import box from "~icon/game-icons/cardboard-box-closed";
import { kit } from "../contract";
import Board from "./Board.svelte";
import ChoiceFace from "./ChoiceFace.svelte";
import Displays from "./Displays.svelte";
import End from "./End.svelte";
import Figure from "./Figure.svelte";
import Lesson from "./Lesson.svelte";
import Players from "./Players.svelte";
import Status from "./Status.svelte";
import type { ShelterProps } from "./types";
import Who from "./Who.svelte";

export default kit<ShelterProps>({
  Board,
  Players,
  Status,
  ChoiceFace,
  Who,
  Figure,
  End,
  Lesson,
  sheets: [{ id: "displays", title: "shelter-displays", icon: box, part: Displays }],
});
