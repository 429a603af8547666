import { Contador, type SomaDeVisitas } from '@martelo/shared/visitas/contador';
import type { Payload } from 'payload';
import { emTransacao } from '../banco/transacao.ts';

const ESPERA_MS = 3_000;
const casa = globalThis as unknown as { __marteloVisitas?: Contador };

/** One a process, whichever of Next's bundles asks. */
export function contador(payload: Payload): Contador {
  if (!casa.__marteloVisitas) {
    const novo = new Contador((soma) =>
      emTransacao(payload, `visitas:${soma.hotsite}`, () => somarNoBanco(payload, soma)),
    );
    casa.__marteloVisitas = novo;
    setInterval(() => void novo.descarregar(), ESPERA_MS).unref();
  }
  return casa.__marteloVisitas;
}

async function somarNoBanco(
  payload: Payload,
  { hotsite, oQue: uri, dia, visualizacoes, visitantes }: SomaDeVisitas,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'visitas',
    where: { and: [{ hotsite: { equals: hotsite } }, { uri: { equals: uri } }, { dia: { equals: dia } }] },
    limit: 1,
    depth: 0,
  });
  const [antes] = docs;
  if (antes)
    await payload.update({
      collection: 'visitas',
      id: antes.id,
      data: {
        visualizacoes: antes.visualizacoes + visualizacoes,
        visitantes: antes.visitantes + visitantes,
      },
      depth: 0,
    });
  else
    await payload.create({
      collection: 'visitas',
      data: { hotsite, uri, dia, visualizacoes, visitantes },
      depth: 0,
    });
}
