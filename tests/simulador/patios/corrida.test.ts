import { setImmediate as umaVolta } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { RESPOSTAS_DE_VISTORIA } from '../../../engine/src/casa/respostas-da-vistoria.ts';
import { VISTORIAS } from '../../../engine/src/casa/vistoria.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { Casa } from './casa.ts';
import { formarElenco } from './elenco.ts';
import { Palco } from './palco.ts';

const VEZES = 120;

it('an answer that comes as another process closes its inspection counts, or is refused: each moment is tried', async () => {
  const palco = await new Palco().abrir();
  const { mundo, loja } = palco;
  const [uma, outra] = palco.casas as [Casa, Casa];
  let [fechadas, recusadas] = [0, 0];
  mundo.comecar(7);
  await mundo.sozinho(async () => {
    const { adm, veiculos, tipoDeVistoria } = await formarElenco(mundo, loja.registros);
    const veiculoId = veiculos.find(({ hotsiteId }) => hotsiteId === 1)!.id;
    const [em, aparelho] = [() => new Date(mundo.momento).toISOString(), 'aparelho-1'];
    for (let vez = 0; vez < VEZES; vez++) {
      const { uid } = await uma.chamar<{ uid: string }>(adm, 'POST /v1/vistorias', {
        body: { comandoId: mundo.comando(), veiculoId, tipoId: tipoDeVistoria.id },
      });
      const responder = (casa: Casa, valor: string) =>
        casa.chamar<{ itens: { ok: boolean }[] }>(adm, 'POST /v1/vistorias/:uid/respostas', {
          params: { uid },
          body: {
            aparelho,
            respostas: [{ id: mundo.uid(), itemUid: tipoDeVistoria.texto, em: em(), valor }],
          },
        });
      await responder(uma, 'antes');
      await uma.chamar(adm, 'POST /v1/vistorias/:uid/fotos', {
        ...{ params: { uid }, foto: Buffer.from(`\xff\xd8\xff\xe0 ${uid}`, 'latin1') },
        body: { id: mundo.uid(), itemUid: tipoDeVistoria.foto, em: em(), aparelho },
      });
      mundo.passar(1_000);
      const { revisao } = (await loja.registros.colecao(VISTORIAS).obter(SISTEMA, uid))!;
      const esperar = async () => {
        for (let voltas = vez % 40; voltas > 0; voltas--) await umaVolta();
        for (let voltas = (vez * 7) % 23; voltas > 0; voltas--) await null;
      };
      const [fim, dita] = await Promise.allSettled([
        uma.chamar(adm, 'POST /v1/vistorias/:uid/realizar', {
          ...{ params: { uid }, body: { comandoId: mundo.comando(), revisao } },
        }),
        esperar().then(() => responder(outra, 'depois')),
      ]);
      // It came first, and the end was told to look again.
      if (fim.status === 'rejected') continue;
      fechadas++;
      if (dita.status === 'rejected' || !dita.value.itens[0]!.ok) {
        recusadas++;
        continue;
      }
      const { respostas } = (await loja.registros.colecao(VISTORIAS).obter(SISTEMA, uid))!;
      const contam = new Set(respostas.map(({ respostaUid }) => respostaUid));
      const filtros = [{ tipo: 'exata', campo: 'vistoriaUid', valor: uid } as const];
      for await (const linha of loja.registros.colecao(RESPOSTAS_DE_VISTORIA).percorrer(SISTEMA, { filtros }))
        if (linha.valor === 'depois') expect(contam, `the ${vez}th`).toContain(linha.uid);
    }
  });
  expect(fechadas).toBeGreaterThan(VEZES / 4);
  expect(recusadas).toBeGreaterThan(0);
});
