import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';

const Area = styled('div')({ display: 'contents' });

/** A double press in a field chooses a word. */
const isSecond = ({ detail, target }: MouseEvent): boolean =>
  detail > 1 && !(target instanceof Element && target.closest('input, textarea'));

/**
 * Takes a double tap as one press. What was tapped is gone with the first: the second would open whatever has come to its place,
 * or take the focus from the field that waits for the next ID.
 */
export const OnePress = ({ children }: { children: ReactNode }) => (
  <Area
    onMouseDownCapture={(event) => {
      if (isSecond(event)) event.preventDefault();
    }}
    onClickCapture={(event) => {
      if (!isSecond(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }}
  >
    {children}
  </Area>
);
