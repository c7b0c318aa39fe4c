import AddIcon from '@mui/icons-material/AddOutlined';
import CenterFocusIcon from '@mui/icons-material/CenterFocusStrongOutlined';
import FitScreenIcon from '@mui/icons-material/FitScreenOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { getZoomFactor, isFitted } from '../../../domain/session-replay/view.ts';
import type { ReplayKey } from '../messages.en.ts';
import type { ViewStore } from './viewStore.ts';

/** On the picture, which is dark in both themes. */
const Buttons = styled('div')({
  position: 'absolute',
  top: 8,
  right: 8,
  display: 'flex',
  gap: 4,
  '& button': {
    display: 'grid',
    placeContent: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: '1px solid rgb(255 255 255 / 40%)',
    borderRadius: 'var(--radius-small)',
    background: 'rgb(0 0 0 / 60%)',
    color: '#ffffff',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'rgb(70 70 70 / 90%)' },
  '& button:focus-visible': { outline: '2px solid #ffffff', outlineOffset: 2 },
  '& button[aria-pressed=true]': { background: '#ffffff', color: '#000000' },
  '& button[aria-disabled]': { opacity: 0.4, cursor: 'default' },
  '@media (pointer: coarse)': { '& button': { width: 44, height: 44 } },
});

/** Zoom out, zoom in, fit, and follow the figure. */
export const ViewControls = ({ store }: { store: ViewStore }) => {
  const translate = useTranslate();
  const view = useSyncExternalStore(store.watch, store.view);
  const buttons = [
    { name: 'zoomOut', icon: RemoveIcon, onPress: () => store.step('out'), isOff: getZoomFactor(view, 'out') === 1 },
    { name: 'zoomIn', icon: AddIcon, onPress: () => store.step('in'), isOff: getZoomFactor(view, 'in') === 1 },
    { name: 'fit', icon: FitScreenIcon, onPress: store.fit, isOff: isFitted(view) },
    {
      name: 'follow',
      icon: CenterFocusIcon,
      onPress: () => store.follow(!view.isFollowing),
      isPressed: view.isFollowing,
    },
  ] as const;
  return (
    <Buttons role="group" aria-label={translate('replay.view.title')}>
      {buttons.map(({ name, icon: Icon, onPress, ...state }) => {
        const label = translate(`replay.view.${name}` satisfies ReplayKey);
        return (
          <button
            key={name}
            type="button"
            aria-label={label}
            title={label}
            // Not disabled: focus would be lost at the last step.
            aria-disabled={'isOff' in state && state.isOff ? true : undefined}
            aria-pressed={'isPressed' in state ? state.isPressed : undefined}
            onClick={onPress}
          >
            <Icon fontSize="small" />
          </button>
        );
      })}
    </Buttons>
  );
};
