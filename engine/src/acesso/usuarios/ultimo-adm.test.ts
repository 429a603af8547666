import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { sorteador } from '@martelo/shared/acaso';
import type { Pessoa } from '@martelo/shared/usuario';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { abrirRegistrosMongo } from '../../records/mongo.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { haOutraPessoa } from '../a-dois/quem-aprova.ts';
import { CREDENCIAIS } from '../identidade/credenciais.ts';
import { ADMINISTRACOES } from './administracoes.ts';
import { administra } from './administradores.ts';
import { haQuemAprove, mudarUsuario } from './mudar.ts';
import { anotarSemSenha } from './perdas.ts';
import { USUARIOS } from './registro.ts';

const AGORA = Date.parse('2026-11-24T12:00:00Z');
const MARCA = 1;

/** Who administers a brand, tried by two engines' views of one store. @param abrir gives one more view */
function contratoDoUltimoAdm(
  nome: string,
  preparar: () => { abrir(): Promise<Registros>; desfazer(): Promise<void> },
) {
  describe(`the last administrator, on ${nome}`, () => {
    let lugar: ReturnType<typeof preparar>;
    let vistas: Registros[];
    beforeEach(async () => {
      lugar = preparar();
      vistas = [await lugar.abrir(), await lugar.abrir()];
    });
    afterEach(async () => {
      await Promise.all([...new Set(vistas)].map((vista) => vista.close()));
      await lugar.desfazer();
    });

    let id = 0;
    const criar = async (campos: Partial<Pessoa> = {}, comSenha = true) => {
      id += 1;
      const uid = randomUUID();
      if (comSenha)
        await vistas[0]!
          .colecao(CREDENCIAIS)
          .inserir(SISTEMA, { uid, senha: 'cifrada', segundoFator: null, epoca: 0 } as never);
      await vistas[0]!.colecao(USUARIOS).inserir(SISTEMA, {
        ...{ uid, id, nome: `Pessoa ${id}`, email: `${uid}@exemplo.com`, papeis: ['Interno - ADM'] },
        ...{ hotsites: [MARCA], situacao: 'ATIVO' },
        ...campos,
      } as never);
      return uid;
    };
    const acesso = (usuUid: string, hotsites = [MARCA]): Acesso => ({
      ...{ tipo: 'interno', hotsiteId: MARCA, hotsites, usuUid, papeis: ['Interno - ADM'] },
    });
    const ler = (uid: string, vista = vistas[0]!) =>
      vista.colecao(USUARIOS).obter(SISTEMA, uid) as Promise<Registro<Pessoa> | null>;
    const mudar = async (
      quem: string,
      alvo: string,
      mudanca: Partial<Pessoa>,
      { vista = vistas[0]!, demora = 0 } = {},
    ) => {
      const antes = (await ler(alvo, vista))!;
      const depois = { ...semCarimbos<Pessoa>(antes), ...mudanca };
      return mudarUsuario(vista, AGORA, { acesso: acesso(quem), antes, depois }, async () => {
        await esperar(demora);
        return vista.colecao(USUARIOS).salvar(SISTEMA, depois as never, antes.revisao);
      });
    };
    const codigo = (feito: Promise<unknown>) =>
      feito.then(
        () => 'feito',
        (erro: { codigo?: string }) => erro.codigo,
      );

    it('stays, whatever it is lost by', async () => {
      const [um, outro] = [await criar(), await criar()];
      expect(await codigo(mudar(um, outro, { papeis: ['Interno - SAC'] }))).toBe('feito');
      const quem = await criar({ papeis: ['Interno - SAC'] });
      for (const mudanca of [
        { papeis: [] },
        { situacao: 'BLOQUEADO' },
        { fim: '2099-12-31' },
        { hotsites: [2] },
        { removidoEm: '2026-11-24T12:00:00.000Z' },
      ] as Partial<Pessoa>[])
        expect(await codigo(mudar(quem, um, mudanca)), JSON.stringify(mudanca)).toBe('ULTIMO_ADM');
      expect((await vistas[0]!.colecao(ADMINISTRACOES).obter(SISTEMA, 'marca-1'))?.saindo).toEqual([]);
    });

    it('is not made up for by who has no password yet, whose account ends by itself, or who is blocked', async () => {
      const um = await criar();
      const quem = await criar({ papeis: ['Interno - SAC'] });
      await criar({}, false);
      await criar({ fim: '2099-12-31' });
      await criar({ situacao: 'BLOQUEADO' });
      await criar({ hotsites: [2] });
      await criar({ removidoEm: '2026-11-24T12:00:00.000Z' });
      expect(await codigo(mudar(quem, um, { situacao: 'BLOQUEADO' }))).toBe('ULTIMO_ADM');
      await criar();
      expect(await codigo(mudar(quem, um, { situacao: 'BLOQUEADO' }))).toBe('feito');
    });

    it('stays when two let each other go at once, however the two overlap (BO12)', async () => {
      const sortear = sorteador(1212);
      for (let vez = 0; vez < 25; vez++) {
        const dois = [await criar(), await criar()] as const;
        const mudanca: Partial<Pessoa> = vez % 2 ? { papeis: ['Interno - SAC'] } : { situacao: 'BLOQUEADO' };
        const sai = async (i: 0 | 1) => {
          await esperar(sortear() * 6);
          const demora = sortear() * 12;
          return codigo(mudar(dois[i], dois[1 - i]!, mudanca, { vista: vistas[i]!, demora }));
        };
        const feitos = await Promise.all([sai(0), sai(1)]);
        expect(feitos.toSorted(), `${vez}`).toEqual(['ULTIMO_ADM', 'feito']);
        const ficaram = (await Promise.all(dois.map((uid) => ler(uid)))).filter((um) =>
          administra(um!, MARCA),
        );
        expect(ficaram).toHaveLength(1);
        // The next pair begins with nobody else.
        const semPapel = { ...semCarimbos(ficaram[0]!), papeis: ['Interno - SAC'] };
        await vistas[0]!.colecao(USUARIOS).salvar(SISTEMA, semPapel as never, ficaram[0]!.revisao);
      }
    });

    describe('whoever lets another go', () => {
      const DIA_MS = 86_400_000;
      const alvo = { uid: 'alvo', hotsites: [MARCA], papeis: [] as never[], situacao: 'ATIVO', email: '' };
      /** Whether a grant that `quem` asks for has to wait for somebody else. */
      const espera = (quem: string, em = AGORA) =>
        haQuemAprove(vistas[1]!, { acesso: acesso(quem) as never, alvo: alvo.uid, marcas: [MARCA] }, em);

      it.each([
        ['blocking them', { situacao: 'BLOQUEADO' }, 0],
        ['removing them', { removidoEm: '2026-11-24T12:00:00.000Z' }, 0],
        ['taking the role', { papeis: ['Interno - SAC'] }, 0],
        ['taking the brand', { hotsites: [2] }, 0],
        ['a last day that is over', { fim: '2026-11-23' }, 0],
        ['a last day to come', { fim: '2026-11-26' }, 2.6],
      ] as [string, Partial<Pessoa>, number][])(
        'is not alone by %s, for three days',
        async (_, mudanca, dias) => {
          const [um, outro] = [await criar(), await criar()];
          expect(await codigo(mudar(um, outro, mudanca))).toBe('feito');
          for (const passados of [0, 1, 2.9])
            expect(await espera(um, AGORA + (dias + passados) * DIA_MS), `${passados}`).toBe(true);
          expect(await espera(um, AGORA + (dias + 3.1) * DIA_MS)).toBe(false);
        },
      );

      it('is alone at once where somebody else did it, and where there was nobody', async () => {
        const [um, outro, quem] = [await criar(), await criar(), await criar({ papeis: ['Interno - SAC'] })];
        expect(await codigo(mudar(quem, outro, { situacao: 'BLOQUEADO' }))).toBe('feito');
        expect(await espera(um)).toBe(false);
        const quase = await criar({ papeis: ['Interno - SAC'] });
        expect(await codigo(mudar(um, quase, { situacao: 'BLOQUEADO' }))).toBe('feito');
        expect(await espera(um)).toBe(false);
      });

      it('is not alone on money either, by letting go of finance or by having their password voided', async () => {
        const um = await criar();
        const financas = { papeis: ['Interno - Financeiro'] } as Partial<Pessoa>;
        const [outro, terceiro] = [await criar(financas), await criar(financas)];
        const outra = () => haOutraPessoa(vistas[1]!, acesso(um) as never, AGORA);
        expect(await outra()).toBe(true);
        await vistas[0]!.colecao(USUARIOS).remover(SISTEMA, terceiro, 1);
        expect(await codigo(mudar(um, outro, { papeis: [] }))).toBe('feito');
        expect(await outra()).toBe(true);
        expect(await haOutraPessoa(vistas[1]!, acesso(um) as never, AGORA + 3.1 * DIA_MS)).toBe(false);
        const quarto = await criar(financas);
        await anotarSemSenha(vistas[0]!, AGORA + 4 * DIA_MS, { de: (await ler(quarto))!, por: um });
        const semSenha = await vistas[0]!.colecao(CREDENCIAIS).obter(SISTEMA, quarto);
        await vistas[0]!.colecao(CREDENCIAIS).remover(SISTEMA, quarto, semSenha!.revisao);
        expect(await haOutraPessoa(vistas[1]!, acesso(um) as never, AGORA + 5 * DIA_MS)).toBe(true);
        expect(await haOutraPessoa(vistas[1]!, acesso(um) as never, AGORA + 7.1 * DIA_MS)).toBe(false);
      });
    });

    it('counts who a process that died was letting go as gone, until their account is written again', async () => {
      const [um, outro, quem] = [await criar(), await criar(), await criar({ papeis: ['Interno - SAC'] })];
      await vistas[0]!
        .colecao(ADMINISTRACOES)
        .inserir(SISTEMA, { uid: 'marca-1', saindo: [{ usuUid: um, revisao: 1 }] });
      expect(await codigo(mudar(quem, outro, { papeis: [] }))).toBe('ULTIMO_ADM');
      const antes = (await ler(um))!;
      const outroNome = { ...semCarimbos(antes), nome: 'Outro nome' };
      await vistas[0]!.colecao(USUARIOS).salvar(SISTEMA, outroNome as never, antes.revisao);
      expect(await codigo(mudar(quem, outro, { papeis: [] }))).toBe('feito');
    });
  });
}

contratoDoUltimoAdm('SQLite', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-adm-'));
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
    contratoDoUltimoAdm('MongoDB', () => {
      const banco = `adm-${randomUUID()}`;
      return {
        abrir: () => abrirRegistrosMongo({ uri: uriDoBanco(banco) }),
        desfazer: () => descartarBanco(banco),
      };
    });
  },
);
