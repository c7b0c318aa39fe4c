/** Down and up are of the main button; places are in pixels of the viewport. */
export type PointerStep = { x: number; y: number } | 'down' | 'up';

/** The little that a story needs of a browser; what people see and name is found by `page.ts`, alike in all of them. */
export interface Engine {
  /** The browser's name and version. */
  readonly version: string;
  /** Opens an address and waits until it has loaded. */
  go(address: string): Promise<void>;
  /** Evaluates an expression in the page: a promise of a text. */
  evaluate(expression: string): Promise<string>;
  /** A key by its name, after others that are held: `Control+k`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  point(steps: readonly PointerStep[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of the viewport, PNG. */
  takeScreenshot(): Promise<Buffer>;
  /** Chooses files where the only such control that the selector finds asks for some. */
  choose(selector: string, files: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
