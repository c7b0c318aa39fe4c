import { useNotificationContext, useTakeUndoableMutation, useTranslate, type NotificationOptions } from 'react-admin';
import { useLayoutEffect } from 'react';
import { toast, type ToastAction } from '../toasts/toasts.ts';

/** What `notify` takes beside react-admin's own: something to do about it, its label a key or a finished text. */
type Options = NotificationOptions & { action?: ToastAction };

/**
 * Shows react-admin's notifications as our toasts, one after the other: a key in the page's language, a text of the server's as
 * the page says it. Nothing is undoable here: such a change is made at once.
 */
export const NotificationBridge = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  // With the drawing itself: taking one away later would forget what is notified in between.
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
