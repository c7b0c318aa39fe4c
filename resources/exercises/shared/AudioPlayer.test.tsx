import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { exerciseMessages } from './messages.en.ts';
import { AudioPlayer } from './AudioPlayer.tsx';

let play: Mock<() => Promise<void>>;
let pause: Mock<HTMLMediaElement['pause']>;
let load: Mock<() => void>;
beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

afterEach(() => vi.restoreAllMocks());

const players = (...urls: string[]) => (
  <TestTranslationProvider messages={exerciseMessages}>
    {urls.map((url) => (
      <AudioPlayer key={url} url={url} isVisible />
    ))}
  </TestTranslationProvider>
);
const audio = (at = 0) => document.querySelectorAll('audio')[at]!;
const button = (name: string) => screen.getByRole('button', { name });

describe('the spoken guide', () => {
  it('LIB-19 LIB-25 plays, pauses and restarts by keyboard too, and loads nothing before', async () => {
    const user = userEvent.setup();
    render(players('/guide.mp3'));
    expect(audio()).toHaveAttribute('preload', 'none');
    expect(audio()).toHaveAttribute('src', '/guide.mp3');
    expect(button('Restart the spoken guide')).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    await waitFor(() => expect(button('Play the spoken guide')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('The spoken guide is loading.');
    fireEvent.loadedData(audio());
    expect(screen.queryByRole('status')).toBeNull();
    await waitFor(() => expect(button('Pause the spoken guide')).toHaveFocus());
    await user.keyboard(' ');
    expect(pause).toHaveBeenCalledTimes(1);
    expect(button('Play the spoken guide')).toBeVisible();
    audio().currentTime = 7;
    await user.click(button('Restart the spoken guide'));
    expect(audio().currentTime).toBe(0);
    expect(play).toHaveBeenCalledTimes(2);
    expect(button('Pause the spoken guide')).toBeVisible();
  });

  it('LIB-26 returns to the start when it ends', async () => {
    render(players('/guide.mp3'));
    await userEvent.click(button('Play the spoken guide'));
    fireEvent.loadedData(audio());
    fireEvent.ended(audio());
    expect(button('Play the spoken guide')).toBeVisible();
  });

  it('LIB-27 reports a file that failed to load, and loads it again on request', async () => {
    render(players('/guide.mp3'));
    await userEvent.click(button('Play the spoken guide'));
    fireEvent.error(audio());
    expect(screen.getByRole('alert')).toHaveTextContent('The spoken guide could not be loaded.');
    await userEvent.click(button('Try again'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(play).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops when another guide starts and when its drawer closes', async () => {
    const { rerender, unmount } = render(players('/one.mp3', '/two.mp3'));
    const [first, second] = screen.getAllByRole('button', { name: 'Play the spoken guide' });
    await userEvent.click(first!);
    audio(0).currentTime = 3;
    await userEvent.click(second!);
    expect(pause.mock.contexts).toEqual([audio(0)]);
    expect(audio(0).currentTime).toBe(0);
    expect(screen.getAllByRole('button', { name: 'Pause the spoken guide' })).toHaveLength(1);
    rerender(
      <TestTranslationProvider messages={exerciseMessages}>
        <AudioPlayer key="/two.mp3" url="/two.mp3" isVisible={false} />
      </TestTranslationProvider>,
    );
    expect(button('Play the spoken guide')).toBeVisible();
    const sounding = audio();
    pause.mockClear();
    unmount();
    expect(pause.mock.contexts).toContain(sounding);
  });
});
