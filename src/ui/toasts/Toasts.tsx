import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_ACTION_MS, TOAST_MS } from '../../../contract/platform/limits.ts';
import { translatePublic } from '../i18n/translatePublic.ts';
import { Icon } from '../icons/Icon.tsx';
import { alertIcon, checkIcon, closeIcon, infoIcon } from '../icons/publicIcons.ts';
import { closeToast, useToasts, type Toast, type ToastKind } from './toasts.ts';

const styles: Record<ToastKind, { icon: string; role: 'status' | 'alert' }> = {
  success: { icon: checkIcon, role: 'status' },
  info: { icon: infoIcon, role: 'status' },
  warning: { icon: alertIcon, role: 'alert' },
  error: { icon: alertIcon, role: 'alert' },
};

/** A toast, whose timer pauses while it is hovered or focused. */
const ToastCard = ({ id, kind, text: message, action }: Toast) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(id), action ? TOAST_ACTION_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, held, action]);
  const { icon, role } = styles[kind];
  return (
    <div
      className={`toast toast-${kind}`}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon path={icon} />
      <p role={role}>{message}</p>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            closeToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={translatePublic('toast.close')}
        onClick={() => closeToast(id)}
      >
        <Icon path={closeIcon} />
      </button>
    </div>
  );
};

/**
 * Toasts of the whole application, top right (SHELL-29). They survive a change of console or page. They are direct
 * children of the body, because a dialog hides its siblings from screen readers.
 */
export const Toasts = () => {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return createPortal(
    <section className="toasts" aria-label={translatePublic('toast.region')}>
      {toasts.map((shown) => (
        <ToastCard key={shown.id} {...shown} />
      ))}
    </section>,
    document.body,
  );
};
