import { useNotificationContext, useTakeUndoableMutation, useTranslate, type NotificationOptions } from 'react-admin';
import { useLayoutEffect } from 'react';
import { toast, type ToastAction } from '../../ui/toasts/toasts.ts';

/** Options of `notify` with an action, whose label is a key or a finished text. */
type Options = NotificationOptions & { action?: ToastAction };

/**
 * Shows react-admin's notifications as our toasts, one after the other, translating keys and server messages. Undoable
 * notifications are not supported: changes are made at once.
 */
export const NotificationBridge = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  // In a layout effect: removing one later would lose notifications sent in between.
  useLayoutEffect(() => {
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions } = notification;
    const { messageArgs, undoable, action } = (notificationOptions ?? {}) as Options;
    const say = (text: string, values?: object) => translate(text, { _: text, ...values });
    if (undoable) takeMutation()?.({ isUndo: false });
    const text = typeof message === 'string' ? say(message, messageArgs as object) : message;
    toast(type, text, action && { ...action, label: say(action.label) });
  }, [notifications, takeNotification, takeMutation, translate]);
  return null;
};
