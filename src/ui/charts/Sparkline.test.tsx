import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from './Sparkline.tsx';

const fell = [
  { at: '2026-11-01', value: 6 },
  { at: '2026-11-11', value: 4 },
  { at: '2026-11-21', value: 2 },
];
const drawing = (name = 'Pain fell from 6 to 2') => screen.getByRole('img', { name });

describe('a sparkline', () => {
  it('has its summary as text alternative, places points by their days and marks the last one', () => {
    render(<Sparkline points={fell} summary="Pain fell from 6 to 2" min={0} max={10} width={106} height={26} />);
    // 3 pixels of margin: 100 by 20 pixels for 20 days and 10 points.
    expect(drawing().querySelector('path')).toHaveAttribute('d', 'M3.0 11.0 L53.0 15.0 L103.0 19.0');
    expect(drawing().querySelector('circle')).toHaveAttribute('cx', '103');
    expect(drawing().querySelector('circle')).toHaveAttribute('cy', '19');
  });

  it('draws a goal within its scale', () => {
    render(<Sparkline points={fell} summary="Pain fell from 6 to 2" goal={0} width={106} height={26} />);
    expect(drawing().querySelector('line')).toHaveAttribute('y1', '23');
  });

  it('marks a single value at the end, without a line', () => {
    render(<Sparkline points={fell.slice(0, 1)} summary="Pain 6" width={106} height={26} />);
    expect(drawing('Pain 6').querySelector('path')).toBeNull();
    expect(drawing('Pain 6').querySelector('circle')).toHaveAttribute('cx', '103');
  });

  it('draws equal values as a level line in the middle', () => {
    const level = fell.map(({ at }) => ({ at, value: 4 }));
    render(<Sparkline points={level} summary="Pain stayed at 4" width={106} height={26} />);
    expect(drawing('Pain stayed at 4').querySelector('path')).toHaveAttribute('d', 'M3.0 13.0 L53.0 13.0 L103.0 13.0');
  });

  it('renders nothing without a value', () => {
    const { container } = render(<Sparkline points={[]} summary="No pain reported" />);
    expect(container).toBeEmptyDOMElement();
  });
});
