import { describe, expect, it } from 'vitest';
import { audioReducer, initialAudioState, type AudioEvent, type AudioState } from './playback.ts';

const after = (...events: AudioEvent[]): AudioState => events.reduce(audioReducer, initialAudioState);

describe('a recording', () => {
  it('LIB-24 LIB-25 is stopped at first, and toggling switches between playing and paused', () => {
    expect(initialAudioState.playback).toBe('STOPPED');
    expect(after('toggle').playback).toBe('PLAYING');
    expect(after('toggle', 'loaded', 'toggle').playback).toBe('PAUSED');
    expect(after('toggle', 'loaded', 'toggle', 'toggle').playback).toBe('PLAYING');
  });

  it('LIB-26 is stopped at its end, and toggling plays it again', () => {
    expect(after('toggle', 'loaded', 'ended')).toEqual({ playback: 'STOPPED', load: 'SUCCESS' });
    expect(after('toggle', 'loaded', 'paused', 'ended').playback).toBe('STOPPED');
    expect(after('toggle', 'loaded', 'ended', 'toggle')).toEqual({ playback: 'PLAYING', load: 'SUCCESS' });
  });

  it('LIB-27 is idle, then loading, then loaded or failed', () => {
    expect(initialAudioState.load).toBe('IDLE');
    expect(after('toggle').load).toBe('LOADING');
    expect(after('toggle', 'loaded').load).toBe('SUCCESS');
    expect(after('toggle', 'failed')).toEqual({ playback: 'STOPPED', load: 'ERROR' });
    expect(after('toggle', 'failed', 'toggle')).toEqual({ playback: 'PLAYING', load: 'LOADING' });
    expect(after('toggle', 'loaded', 'stop', 'restart').load).toBe('SUCCESS');
  });

  it('LIB-19 plays after a restart, whatever its state', () => {
    for (const before of [[], ['toggle'], ['toggle', 'toggle'], ['toggle', 'ended'], ['toggle', 'failed']] as const) {
      expect(after(...before, 'restart').playback).toBe('PLAYING');
    }
  });

  it('follows the media keys of a keyboard or headset', () => {
    expect(after('toggle', 'loaded', 'paused').playback).toBe('PAUSED');
    expect(after('toggle', 'loaded', 'paused', 'played').playback).toBe('PLAYING');
    expect(after('toggle', 'ended', 'paused').playback).toBe('STOPPED');
  });
});
