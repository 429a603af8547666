import { CANAIS, type Canal } from '@martelo/shared/avisos/canais';
import type { VozDaMarca } from '@martelo/shared/avisos/esquemas';
import { ehEvento } from '@martelo/shared/avisos/eventos';
import { problemasDoModelo } from '@martelo/shared/avisos/modelo';
import type { Payload } from 'payload';
import { enviarVoz } from '../avisos/destinos.ts';
import { imagemPovoada } from '../conteudo/imagens.ts';
import type { Hotsite } from '../payload-types.ts';

/** Bitmaps that mail programs show; a drawing in SVG they do not. */
const MOSTRADAS = /\.(png|jpe?g|webp|gif)(\?|$)/i;

/** Tells the engine how a brand speaks; whoever is told later is told of how it is then. */
export function contarVoz(payload: Payload, id: number): void {
  enviarVoz(id, () => vozDe(payload, id));
}

/** A brand's look and its texts in use; null where the brand is gone. A text that its event has outgrown stays behind. */
export async function vozDe(payload: Payload, id: number): Promise<VozDaMarca | null> {
  const marca = (await payload.findByID({
    collection: 'hotsites',
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  })) as Hotsite | null;
  if (!marca) return null;
  const { docs } = await payload.find({
    collection: 'modelos-aviso',
    where: { and: [{ hotsite: { equals: id } }, { ativo: { equals: true } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const logo = imagemPovoada(marca.logo)?.url ?? null;
  return {
    id,
    corPrimaria: marca.corPrimaria,
    logoUrl: logo !== null && MOSTRADAS.test(logo) ? logo : null,
    endereco: marca.endereco?.trim() || null,
    emailContato: marca.emailContato?.trim() || null,
    modelos: docs.flatMap(({ evento, canal, titulo, corpo }) => {
      if (!ehEvento(evento) || !CANAIS.includes(canal as Canal)) return [];
      const modelo = { titulo: titulo ?? '', corpo };
      return problemasDoModelo(evento, canal, modelo).length > 0 ? [] : [{ evento, canal, ...modelo }];
    }),
  };
}
