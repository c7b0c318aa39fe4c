import { useLayoutEffect, useRef, useState } from 'react';

/** Makes a canvas as sharp as the screen, to be drawn on in pixels of the page. */
function sharpened(canvas: HTMLCanvasElement, width: number, height: number): void {
  const sharpness = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * sharpness);
  canvas.height = Math.round(height * sharpness);
  canvas.getContext('2d')?.setTransform(sharpness, 0, 0, sharpness, 0, 0);
}

/** Two canvases of one size over each other, and how wide the place is in which they stand. */
export function useChartCanvases(height: number) {
  const place = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLCanvasElement>(null);
  const head = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const fit = () => {
      const next = place.current!.clientWidth;
      for (const canvas of [lines.current!, head.current!]) sharpened(canvas, next, height);
      setWidth(next);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [height]);
  return { place, lines, head, width };
}
