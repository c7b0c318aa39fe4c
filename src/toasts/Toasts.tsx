import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_ACTION_MS, TOAST_MS } from '../../contract/limits.ts';
import { text } from '../i18n/text.ts';
import { Icon } from '../icons/Icon.tsx';
import { alertIcon, checkIcon, closeIcon, infoIcon } from '../icons/publicIcons.ts';
import { closeToast, useToasts, type Toast, type ToastKind } from './toasts.ts';

const looks: Record<ToastKind, { icon: string; role: 'status' | 'alert' }> = {
  success: { icon: checkIcon, role: 'status' },
  info: { icon: infoIcon, role: 'status' },
  warning: { icon: alertIcon, role: 'alert' },
  error: { icon: alertIcon, role: 'alert' },
};

/** One toast; it waits while it is pointed at or focused, so that it can be read to the end. */
const ToastCard = ({ id, kind, text: message, action }: Toast) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(id), action ? TOAST_ACTION_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, held, action]);
  const { icon, role } = looks[kind];
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
      <button type="button" className="icon-button" aria-label={text('toast.close')} onClick={() => closeToast(id)}>
        <Icon path={closeIcon} />
      </button>
    </div>
  );
};

/**
 * Toasts of the whole application, top right (SHELL-29). They outlive a change of console or page, and stand in the body
 * itself: a dialog hides everything beside it from screen readers.
 */
export const Toasts = () => {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return createPortal(
    <section className="toasts" aria-label={text('toast.region')}>
      {toasts.map((shown) => (
        <ToastCard key={shown.id} {...shown} />
      ))}
    </section>,
    document.body,
  );
};
