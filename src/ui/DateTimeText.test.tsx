import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ZonedDateTimeText } from './DateTimeText.tsx';

it('a date and time has no style of its own that would keep a card from breaking it into two lines', () => {
  render(<ZonedDateTimeText value="2026-11-20T17:05:00.000Z" zone="America/New_York" />);
  expect(screen.getByText('11/20/2026, 12:05 PM EST')).not.toHaveAttribute('style');
});
