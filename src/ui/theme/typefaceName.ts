/** In a file of its own: public pages load the typeface, but not the tokens, which are in their page. */
export const TYPEFACE = 'Atkinson Hyperlegible Next';
