/** Playback state of a recording (LIB-24). */
export type PlaybackState = 'PLAYING' | 'PAUSED' | 'STOPPED';

/** Load state of its file (LIB-27). */
export type LoadState = 'IDLE' | 'LOADING' | 'SUCCESS' | 'ERROR';

export interface AudioState {
  playback: PlaybackState;
  load: LoadState;
}

/** User actions and browser events. */
export type AudioEvent = 'toggle' | 'restart' | 'stop' | 'loaded' | 'failed' | 'played' | 'paused' | 'ended';

export const initialAudioState: AudioState = { playback: 'STOPPED', load: 'IDLE' };

/** Playing loads a file that is not loaded or has failed. */
const nextLoadState = (load: LoadState): LoadState => (load === 'SUCCESS' ? 'SUCCESS' : 'LOADING');

/**
 * `toggle` switches between playing and paused (LIB-25); the end stops (LIB-26), and so does a failed file, which can
 * be loaded again.
 */
export function audioReducer(state: AudioState, event: AudioEvent): AudioState {
  switch (event) {
    case 'toggle':
      return state.playback === 'PLAYING'
        ? { ...state, playback: 'PAUSED' }
        : { playback: 'PLAYING', load: nextLoadState(state.load) };
    case 'restart':
      return { playback: 'PLAYING', load: nextLoadState(state.load) };
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
