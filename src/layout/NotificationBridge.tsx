import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { toast } from '../toasts/toasts.ts';

/** Shows react-admin's notifications as our toasts. Nothing is undoable here: such a change is made at once. */
export const NotificationBridge = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  useEffect(() => {
    const notification = notifications.length > 0 && takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions: { messageArgs, undoable } = {} } = notification;
    if (undoable) takeMutation()?.({ isUndo: false });
    toast(type, typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : message);
  }, [notifications, takeNotification, takeMutation, translate]);
  return null;
};
