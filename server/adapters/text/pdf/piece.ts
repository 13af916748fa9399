/** A run of text as it stands on a page that is turned the way it is read. Lengths are points, y grows downwards. */
export type Piece = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** The width of the space that the file has after it. */
  space?: number;
};

export type Page = {
  number: number;
  width: number;
  height: number;
  pieces: Piece[];
  /** Text that stands at an angle to the rest: a stamp across the page, a note along its edge. */
  aslant: string[];
};

/** A line of text of one column. */
export type Line = Piece;
