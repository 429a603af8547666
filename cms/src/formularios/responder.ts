import type { CollectionBeforeChangeHook } from 'payload';

/** Who marked a message as answered, and when; unmarking takes both back. */
export const carimbarResposta: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (data.respondida === undefined || data.respondida === (originalDoc?.respondida ?? false)) return data;
  const quem = (req.user as { email?: string } | null)?.email ?? 'sistema';
  return data.respondida
    ? { ...data, respondidaEm: new Date().toISOString(), respondidaPor: quem }
    : { ...data, respondidaEm: null, respondidaPor: null };
};
