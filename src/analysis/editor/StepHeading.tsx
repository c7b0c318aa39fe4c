import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** The title of a step, to which the keyboard comes with the step. */
export const StepHeading = ({ children }: { children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Typography ref={heading} tabIndex={-1} variant="h3" component="h3" sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
};
