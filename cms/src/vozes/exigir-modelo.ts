import { CANAIS, type Canal } from '@martelo/shared/avisos/canais';
import { ehEvento } from '@martelo/shared/avisos/eventos';
import { problemasDoModelo } from '@martelo/shared/avisos/modelo';
import type { CollectionBeforeChangeHook } from 'payload';
import { recusaDoCampo } from '../conteudo/recusa-do-painel.ts';
import { RECUSAS } from '../palavras/recusas.ts';

/** A text that names what its event does not tell, leaves out what it must, or is too long with the longest names, is not kept. */
export const exigirModelo: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const { evento, canal, titulo, corpo, hotsite } = { ...originalDoc, ...data };
  if (!ehEvento(String(evento)) || !CANAIS.includes(canal as Canal)) return data;
  const semTitulo = canal === 'sms' || canal === 'whatsapp';
  const modelo = { titulo: semTitulo ? '' : String(titulo ?? ''), corpo: String(corpo ?? '') };
  const problemas = problemasDoModelo(evento, canal, modelo);
  if (problemas.length > 0) throw recusaDoCampo(req, 'modelos-aviso', 'corpo', problemas.join(' '));
  const { docs } = await req.payload.find({
    collection: 'modelos-aviso',
    where: {
      and: [
        { hotsite: { equals: hotsite } },
        { evento: { equals: evento } },
        { canal: { equals: canal } },
        ...(operation === 'update' ? [{ id: { not_equals: originalDoc?.id } }] : []),
      ],
    },
    limit: 1,
    depth: 0,
    req,
  });
  if (docs.length > 0) throw recusaDoCampo(req, 'modelos-aviso', 'canal', RECUSAS.jaHaTextoDeAviso);
  return { ...data, titulo: modelo.titulo };
};
