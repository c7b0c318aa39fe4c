/** What a recording is doing (LIB-24). */
export type PlaybackState = 'PLAYING' | 'PAUSED' | 'STOPPED';

/** How far its file is (LIB-27). */
export type LoadState = 'IDLE' | 'LOADING' | 'SUCCESS' | 'ERROR';

export interface AudioState {
  playback: PlaybackState;
  load: LoadState;
}

/** What the listener asks for, and what the browser reports. */
export type AudioEvent = 'toggle' | 'restart' | 'stop' | 'loaded' | 'failed' | 'played' | 'paused' | 'ended';

export const silent: AudioState = { playback: 'STOPPED', load: 'IDLE' };

/** A file that is not there yet, or did not come, is asked for by whoever plays it. */
const wanted = (load: LoadState): LoadState => (load === 'SUCCESS' ? 'SUCCESS' : 'LOADING');

/**
 * Toggling flips between playing and paused (LIB-25); the end stops (LIB-26), and so does a file that fails, which can
 * be asked for again.
 */
export function afterAudioEvent(state: AudioState, event: AudioEvent): AudioState {
  switch (event) {
    case 'toggle':
      return state.playback === 'PLAYING'
        ? { ...state, playback: 'PAUSED' }
        : { playback: 'PLAYING', load: wanted(state.load) };
    case 'restart':
      return { playback: 'PLAYING', load: wanted(state.load) };
    case 'stop':
    case 'ended':
      return { ...state, playback: 'STOPPED' };
    case 'loaded':
      return { ...state, load: 'SUCCESS' };
    case 'failed':
      return { playback: 'STOPPED', load: 'ERROR' };
    case 'played':
      return { ...state, playback: 'PLAYING' };
    case 'paused':
      return state.playback === 'PLAYING' ? { ...state, playback: 'PAUSED' } : state;
  }
}
