import { kit } from "../contract";
import Board from "./Board.svelte";

export default kit({ Board });
