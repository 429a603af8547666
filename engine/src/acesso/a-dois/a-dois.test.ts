import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contaBancariaEscrita } from '@martelo/shared/conta-bancaria';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { uuidv7 } from '@martelo/shared/identificador';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { criarEscritor } from '../../api/recurso/gravar.ts';
import { type Chamador, Pendente } from '../../api/rota.ts';
import { APROVACOES } from '../../casa/aprovacao.ts';
import { COMITENTES } from '../../casa/comitente.ts';
import { CONTAS_BANCARIAS } from '../../casa/conta-bancaria.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { RevisaoDesatualizada } from '../../records/conflitos.ts';
import { abrirRegistrosMongo } from '../../records/mongo.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { StoreUnavailable } from '../../store/unavailable.ts';
import { CREDENCIAIS } from '../identidade/credenciais.ts';
import { USUARIOS } from '../usuarios/registro.ts';
import { ligarADois } from './ligar.ts';

const AGORA = Date.parse('2026-11-24T12:00:00Z');
const [HOTSITE] = HOTSITES_DEMO;

/** As a caller and a job do it: again when the store did not answer. FerretDB drops connections that write at once. */
async function insistir<R>(fazer: () => Promise<R>): Promise<R> {
  for (let vez = 1; ; vez++) {
    try {
      return await fazer();
    } catch (erro) {
      if (!(erro instanceof StoreUnavailable) || vez === 10) throw erro;
    }
  }
}

/** What two people decide of a record, done by two engines' views of one store. @param abrir gives one more view */
function contratoADois(
  nome: string,
  preparar: () => { abrir(): Promise<Registros>; desfazer(): Promise<void> },
) {
  describe(`what two people decide, on ${nome}`, () => {
    let lugar: ReturnType<typeof preparar>;
    let vistas: Awaited<ReturnType<typeof motor>>[];
    let [adm, fin] = ['', ''];
    beforeEach(async () => {
      lugar = preparar();
      vistas = [await motor(await lugar.abrir()), await motor(await lugar.abrir())];
      adm = await usuario('Interno - ADM');
      fin = await usuario('Interno - Financeiro');
    });
    afterEach(async () => {
      await Promise.all([...new Set(vistas.map(({ registros }) => registros))].map((um) => um.close()));
      await lugar.desfazer();
    });

    /** As much of an engine as it takes. */
    async function motor(registros: Registros) {
      const aDois = ligarADois({
        ...{ registros, validadeMs: 3_600_000, agora: () => AGORA, nomeDaMarca: String },
        hotsitePorId: () => HOTSITE!,
        async encerrarPedido(antes, fim) {
          await registros
            .colecao(APROVACOES)
            .salvar(SISTEMA, { ...semCarimbos(antes), ...fim } as never, antes.revisao)
            .catch((erro: unknown) => {
              if (!(erro instanceof RevisaoDesatualizada)) throw erro;
            });
        },
      });
      const { segundaPessoa } = aDois;
      const servicos = { registros, agora: () => AGORA, nomeDoUsuario: async () => 'Alguém', segundaPessoa };
      const catalogo = new Map([
        ['contaBancaria', CONTAS_BANCARIAS as never],
        ['comitente', COMITENTES as never],
      ]);
      const contas = criarEscritor(CONTAS_BANCARIAS as never, servicos, catalogo);
      segundaPessoa.registrarEscritor('contaBancaria', contas);
      return { registros, aDois, contas };
    }
    async function usuario(papel: string): Promise<string> {
      const { registros } = vistas[0]!;
      const uid = randomUUID();
      await registros
        .colecao(CREDENCIAIS)
        .inserir(SISTEMA, { uid, senha: 'cifrada', segundoFator: null, epoca: 0 } as never);
      await registros.colecao(USUARIOS).inserir(SISTEMA, {
        ...{ uid, id: await registros.proximoId('usuario'), nome: papel, email: `${uid}@exemplo.com` },
        ...{ papeis: [papel], hotsites: [1], situacao: 'ATIVO' },
      } as never);
      return uid;
    }
    const quem = (usuUid: string, papel: string, comandoId?: string): Chamador => ({
      acesso: { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid, papeis: [papel] },
      ...{ hotsite: HOTSITE!, ip: '', requestId: '' },
      ...(comandoId && { comando: { autor: usuUid, comandoId, doCliente: true } }),
    });
    const oAdm = (comandoId?: string) => quem(adm, 'Interno - ADM', comandoId);
    const nova = () => ({
      ...{ banco: 'Banco Azul', bancoCodigo: '260', agencia: '1', conta: String(1e9 + (Date.now() % 1e9)) },
      ...{ titular: 'Casa de Leilões', titularDocumento: '52998224725' },
    });
    const pedida = async (feito: Promise<unknown>): Promise<string> => {
      const erro = await feito.then(
        () => null,
        (um: unknown) => um,
      );
      expect(erro).toBeInstanceOf(Pendente);
      return (erro as Pendente).corpo.aprovacaoUid;
    };
    const pedido = async (uid: string) =>
      (await vistas[0]!.registros.colecao(APROVACOES).obter(SISTEMA, uid))!;
    const concordar = async (uid: string) => {
      const antes = await pedido(uid);
      await vistas[0]!.registros
        .colecao(APROVACOES)
        .salvar(
          SISTEMA,
          { ...semCarimbos(antes), situacao: 'APROVADA', decididaPor: fin } as never,
          antes.revisao,
        );
    };
    type Lida = Record<string, unknown> & { revisao: number };
    const conta = async (uid: string): Promise<Lida> =>
      (await vistas[0]!.registros.colecao(CONTAS_BANCARIAS).obter(SISTEMA, uid)) as never;
    const criada = async (): Promise<string> => {
      const uid = await pedida(vistas[0]!.contas.criar(oAdm(), nova()));
      await concordar(uid);
      await vistas[0]!.aDois.fazer(uid);
      return uid;
    };

    it('is kept once a command, and done once, however often it is tried and by whichever engine', async () => {
      const corpo = nova();
      const uids = await Promise.all(
        vistas.map(({ contas }) => pedida(insistir(() => contas.criar(oAdm('um'), corpo)))),
      );
      expect(new Set(uids).size).toBe(1);
      const [uid] = uids as [string];
      expect(await conta(uid)).toBeNull();
      await vistas[0]!.aDois.fazer(uid);
      expect(await conta(uid)).toBeNull();
      await concordar(uid);
      await Promise.all(vistas.map(({ aDois }) => insistir(() => aDois.fazer(uid))));
      await vistas[1]!.aDois.fazer(uid);
      expect(await conta(uid)).toMatchObject({
        ...{ revisao: 1, createdBy: adm, segundaPessoa: { aprovacaoUid: uid, por: fin, revisao: 1 } },
      });
      expect((await pedido(uid)).situacao).toBe('APROVADA');
    });

    it('of two that were asked on one version one is done, also at once', async () => {
      const uid = await criada();
      const pedidos = await Promise.all(
        ['Um', 'Dois'].map((banco) => pedida(vistas[0]!.contas.alterar(oAdm(), uid, { banco }, 1))),
      );
      for (const um of pedidos) await concordar(um);
      await Promise.all(pedidos.map((um, i) => insistir(() => vistas[i]!.aDois.fazer(um))));
      expect((await conta(uid)).revisao).toBe(2);
      const fins = await Promise.all(pedidos.map((um) => pedido(um)));
      expect(fins.map(({ situacao }) => situacao).toSorted()).toEqual(['APROVADA', 'NAO_FEITA']);
      // Tried again when another version has come after it, it is known as done.
      const feito = fins.find(({ situacao }) => situacao === 'APROVADA')!;
      const { revisao } = await conta(uid);
      await vistas[0]!.registros
        .colecao(CONTAS_BANCARIAS)
        .salvar(SISTEMA, { ...semCarimbos(await conta(uid)), cidade: 'Goiânia' } as never, revisao);
      await vistas[1]!.aDois.fazer(feito.uid);
      expect([(await pedido(feito.uid)).situacao, (await conta(uid)).revisao]).toEqual(['APROVADA', 3]);
    });

    it('that was asked for before a rule is not done against it, and says why; what was written before it is read, and left', async () => {
      const errada = { bancoCodigo: '341', agencia: '0057', conta: '12345', contaDigito: '8' };
      const recusa = /contaDigito: o dígito não é o desta conta/;
      const um = await pedida(vistas[0]!.contas.criar(oAdm(), nova()));
      const antes = await pedido(um);
      await vistas[0]!.registros
        .colecao(APROVACOES)
        .salvar(
          SISTEMA,
          { ...semCarimbos(antes), pedido: { ...(antes.pedido as object), ...errada } } as never,
          antes.revisao,
        );
      await concordar(um);
      await vistas[0]!.aDois.fazer(um);
      expect(await conta(um)).toBeNull();
      expect(await pedido(um)).toMatchObject({
        situacao: 'NAO_FEITA',
        motivo: expect.stringMatching(recusa),
      });

      const velha = uuidv7();
      await vistas[0]!.registros.colecao(CONTAS_BANCARIAS).inserir(SISTEMA, {
        ...contaBancariaEscrita.parse({ ...nova(), ...errada, recebeReembolso: true }),
        ...{ uid: velha, id: await vistas[0]!.registros.proximoId('contaBancaria'), hotsiteId: 1 },
      } as never);
      const { contas } = vistas[0]!;
      const comoSeDiz = (feita: Promise<unknown>) =>
        expect(feita).rejects.toMatchObject({ codigo: 'REQUISICAO_INVALIDA', message: expect.anything() });
      await comoSeDiz(contas.alterar(oAdm(), velha, { recebeLote: true }, 1));
      await comoSeDiz(contas.alterar(oAdm(), velha, { pixChave: 'casa@exemplo.com' }, 1));
      await pedida(contas.alterar(oAdm(), velha, { banco: 'Outro nome' }, 1));
      await pedida(contas.alterar(oAdm(), velha, { recebeReembolso: false }, 1));
      await pedida(contas.alterar(oAdm(), velha, { contaDigito: '7', recebeLote: true }, 1));
      const fora = await pedida(contas.remover(oAdm(), velha, 1));
      await concordar(fora);
      await vistas[0]!.aDois.fazer(fora);
      expect((await conta(velha)).removidoEm).toBeDefined();
      await comoSeDiz(contas.restaurar(oAdm(), velha, 2));
    });

    it('is over when who asked may not do it any more, and told so to who would agree', async () => {
      const um = await pedida(vistas[0]!.contas.criar(oAdm(), nova()));
      const usuarios = vistas[0]!.registros.colecao(USUARIOS);
      const antes = (await usuarios.obter(SISTEMA, adm))!;
      const depois = { ...semCarimbos(antes), papeis: ['Interno - Acerto'] };
      await usuarios.salvar(SISTEMA, depois as never, antes.revisao);
      const porque = 'Quem pediu não faz mais isto nesta marca.';
      expect(await vistas[1]!.aDois.impedimento((await pedido(um)) as never)).toBe(porque);
      await expect(vistas[1]!.aDois.podeExecutar({ uid: um })).rejects.toMatchObject({
        ...{ codigo: 'ESTADO_MUDOU', message: porque },
      });
      expect(await pedido(um)).toMatchObject({ situacao: 'NAO_FEITA', motivo: porque });
    });

    it('is not done when who asked lost it after the second word, and says why', async () => {
      const um = await pedida(vistas[0]!.contas.criar(oAdm(), nova()));
      await concordar(um);
      const usuarios = vistas[0]!.registros.colecao(USUARIOS);
      const antes = (await usuarios.obter(SISTEMA, adm))!;
      await usuarios.salvar(SISTEMA, { ...semCarimbos(antes), papeis: [] } as never, antes.revisao);
      await vistas[1]!.aDois.fazer(um);
      expect(await pedido(um)).toMatchObject({
        ...{ situacao: 'NAO_FEITA', motivo: 'Quem pediu não faz mais isto nesta marca.' },
      });
      expect(await conta(um)).toBeNull();
    });

    it('is over when the record has changed, and told so to who would agree', async () => {
      const uid = await criada();
      const um = await pedida(vistas[0]!.contas.remover(oAdm(), uid, 1));
      await vistas[0]!.registros
        .colecao(CONTAS_BANCARIAS)
        .salvar(SISTEMA, { ...semCarimbos(await conta(uid)), cidade: 'Goiânia' } as never, 1);
      expect(await vistas[1]!.aDois.impedimento((await pedido(um)) as never)).toMatch(/mudou/);
      await expect(vistas[1]!.aDois.podeExecutar({ uid: um })).rejects.toMatchObject({
        codigo: 'ESTADO_MUDOU',
      });
      expect((await pedido(um)).situacao).toBe('NAO_FEITA');
      const [visto] = await vistas[1]!.aDois.segundaPessoa.pedidosDe('contaBancaria', uid);
      expect(visto).toMatchObject({ aprovacaoUid: um, ato: 'remover', situacao: 'NAO_FEITA' });
    });
  });
}

contratoADois('SQLite', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-a-dois-'));
  const registros = criarRegistrosSqlite({ arquivo: join(pasta, 'registros.sqlite') });
  return {
    abrir: async () => registros,
    desfazer: async () => rmSync(pasta, { recursive: true, force: true }),
  };
});

describe.skipIf(URI_DE_TESTE === undefined)(
  `on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    contratoADois('MongoDB', () => {
      const banco = `a-dois-${randomUUID()}`;
      return {
        abrir: () => abrirRegistrosMongo({ uri: uriDoBanco(banco) }),
        desfazer: () => descartarBanco(banco),
      };
    });
  },
);
