import { porque } from '@martelo/shared/teste-porque';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedeDeTeste } from '../store/test-network.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../store/test-server.ts';
import { UnknownOutcome } from '../store/unavailable.ts';
import { SISTEMA } from './acesso.ts';
import { BENS, contratoRegistros } from './contrato.ts';
import { abrirRegistrosMongo } from './mongo.ts';
import type { Registros, TransacaoProjecao } from './records.ts';

const bancos = new Set<string>();

describe.skipIf(URI_DE_TESTE === undefined)(
  `on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    afterAll(() => Promise.all([...bancos].map(descartarBanco)));

    contratoRegistros(
      'MongoDB',
      async (nome) => {
        bancos.add(nome);
        return abrirRegistrosMongo({ uri: uriDoBanco(nome) });
      },
      // FerretDB lets each condition of an $elemMatch be met by another element.
      new Set(SERVIDOR_DE_TESTE === 'ferretdb' ? (['elemMatch'] as const) : []),
    );

    describe.skipIf(SERVIDOR_DE_TESTE === 'conjunto')(
      'two processes that write one projection',
      porque('um conjunto de réplicas não se alcança por uma ponte só'),
      () => {
        let rede: RedeDeTeste;
        let este: Registros;
        let outro: Registros;
        let contagem = 0;
        const somar = (tx: TransacaoProjecao) => {
          const antes = tx.ler(BENS, 'a');
          const novo = { ...BENS.schema.parse({ uid: 'a', hotsiteId: 1, dono: 'ana', nome: 'a' }), preco: 0 };
          tx.gravar(BENS, { ...(antes ?? novo), preco: (antes?.preco ?? 0) + 1 });
        };
        const passo = (registros: Registros, apos: number, ate: number) =>
          registros.projecoes.aplicar('p', 's', { apos, ate }, somar);
        const bem = () => outro.colecao(BENS).obter(SISTEMA, 'a');

        beforeEach(async () => {
          const nome = `projecao-${process.pid}-${++contagem}`;
          bancos.add(nome);
          rede = new RedeDeTeste();
          await rede.ligar();
          este = await abrirRegistrosMongo({ uri: rede.uri(nome) });
          outro = await abrirRegistrosMongo({ uri: uriDoBanco(nome) });
          await bem();
          await este.colecao(BENS).obter(SISTEMA, 'a');
        });
        afterEach(async () => {
          await este.close();
          await outro.close();
          await rede.cortar();
        });

        it('a step whose writer died once it was claimed is written by the next who comes, once', async () => {
          rede.percalco = 'resposta-perdida';
          await expect(passo(este, 0, 3)).rejects.toThrow(UnknownOutcome);
          expect(await bem()).toBeNull();
          expect(await outro.projecoes.checkpoints('p')).toEqual(new Map([['s', 3]]));
          expect(await bem()).toMatchObject({ preco: 1, revisao: 1 });
          expect(await passo(outro, 0, 3)).toBe(3);
          expect(await passo(outro, 3, 4)).toBe(4);
          expect(await bem()).toMatchObject({ preco: 2, revisao: 2 });
        });

        it('a step claimed by one who slept while others went on counts for nobody and changes nothing', async () => {
          rede.percalco = 'pedido-retido';
          const atrasado = passo(este, 0, 9);
          await vi.waitFor(() => expect(rede.retidos).toBe(1));
          await passo(outro, 0, 1);
          await passo(outro, 1, 2);
          rede.soltar();
          expect(await atrasado).toBe(2);
          expect(await outro.projecoes.checkpoints('p')).toEqual(new Map([['s', 2]]));
          expect(await bem()).toMatchObject({ preco: 2, revisao: 2 });
          expect(await passo(este, 2, 3)).toBe(3);
        });

        it('what one writes the other hears of when it is told', async () => {
          const ouvidos: string[] = [];
          este.aoEscrever('bens', (uid) => ouvidos.push(uid));
          outro.aoEscreverAqui((colecao, uid) => este.avisarEscrita(colecao, uid));
          await passo(outro, 0, 1);
          expect(ouvidos).toEqual(['a']);
        });
      },
    );
  },
);
