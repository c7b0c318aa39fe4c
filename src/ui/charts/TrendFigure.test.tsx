import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import type { Plugin } from '../plugin.ts';
import { chartMessages } from './messages.en.ts';
import type { Trend } from './trend.ts';
import { TrendFigure } from './TrendFigure.tsx';

const i18n = createI18nProvider([{ id: 'charts', messages: { en: chartMessages } } as unknown as Plugin]);
const hip: Trend = {
  summary: 'Hip extension, 18° to 24°',
  lines: [
    {
      id: 'left',
      label: 'Left',
      points: [
        { at: '2026-10-31', value: 18 },
        { at: '2026-11-08', value: 21, note: 'cane' },
        { at: '2026-11-21', value: 24 },
      ],
    },
    { id: 'right', label: 'Right', points: [{ at: '2026-11-21T17:30:00', value: 30 }] },
  ],
  bands: [{ label: 'Goal 30° or more', from: 30, source: 'clinic' }],
  min: 0,
  max: 40,
  format: (value) => `${value}°`,
};
const show = (trend: Trend) =>
  render(
    <I18nContextProvider value={i18n}>
      <TrendFigure {...trend} />
    </I18nContextProvider>,
  );

describe('a chart over time', () => {
  it('prints the last value of each line, names the lines at their ends and the goal below with its source', async () => {
    show(hip);
    const drawing = within(await screen.findByRole('img', { name: hip.summary }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '24°Left · Nov 21, 2026',
      '30°Right · Nov 21, 2026',
    ]);
    expect(drawing.getByText('Left')).toBeVisible();
    expect(drawing.getByText('Oct 31')).toBeVisible();
    expect(screen.getByText('Goal 30° or more. Source: clinic')).toBeVisible();
  });

  it('says date and values at the moment that the arrow keys choose, and hides them when it loses the focus', async () => {
    show(hip);
    const reader = await screen.findByRole('slider', { name: 'Values in the chart' });
    fireEvent.focus(reader);
    expect(reader).toHaveAttribute('aria-valuetext', 'Nov 21, 2026, 05:30 PM: Right 30°');
    fireEvent.keyDown(reader, { key: 'Home' });
    expect(reader).toHaveAttribute('aria-valuetext', 'Oct 31, 2026: Left 18°');
    fireEvent.keyDown(reader, { key: 'ArrowRight' });
    expect(reader).toHaveAttribute('aria-valuetext', 'Nov 8, 2026: Left 21°, cane');
    expect(within(reader).getByText('Left 21°, cane')).toBeVisible();
    fireEvent.blur(reader);
    expect(reader).toBeEmptyDOMElement();
  });

  it('shows the values nearest to the pointer', async () => {
    show(hip);
    const reader = await screen.findByRole('slider');
    fireEvent.pointerMove(reader, { clientX: 0 });
    expect(within(reader).getByText('Oct 31, 2026')).toBeVisible();
    fireEvent.pointerLeave(reader);
    expect(reader).toBeEmptyDOMElement();
  });

  it('is not drawn for a single value, which is printed', () => {
    show({ ...hip, lines: hip.lines.slice(1), bands: [] });
    expect(screen.getByText('30°')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
