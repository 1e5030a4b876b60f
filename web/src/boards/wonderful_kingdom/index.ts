import { board as plain } from "../plain";
import type { BoardModule } from "../types";
import Board from "./Board.svelte";
import "./board.css";

export const board: BoardModule = { ...plain, code: "wk", Board };
