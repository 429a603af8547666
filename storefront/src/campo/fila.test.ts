import { BYTES_DA_PARTE } from '@martelo/shared/envio-em-partes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chamar } from './em-partes.ts';
import { criarFila, estaAtras, pausa, SemExito } from './fila.ts';
import { depositoEmMemoria } from './memoria.ts';
import type { AtoNovo, Deposito } from './tipos.ts';

/** An engine as a phone sees it: commands once by their id, files in parts, and a line that breaks before or after it answers. */
function motor() {
  const feitos: string[] = [];
  const conhecidos = new Map<string, unknown>();
  const envios = new Map<string, { bytes: number; partes: Set<number>; completo: boolean }>();
  const recusar = new Map<string, SemExito>();
  let revisao = 1;
  let bytes = 0;
  /** Before the engine hears of it, after it has done it, or not at all. */
  let linha: () => 'boa' | 'antes' | 'depois' = () => 'boa';
  const caiu = () => new SemExito(0, { codigo: 'SEM_CONEXAO', message: 'Sem conexão.' } as never);
  const fazer = (
    metodo: string,
    caminho: string,
    corpo: Record<string, never> & { bytes: number; size: number },
  ): unknown => {
    const [, envioUid, n] = /^\/v1\/envios\/([^/]+)(?:\/partes\/(\d+))?/.exec(caminho) ?? [];
    if (caminho === '/v1/envios') {
      const uid = `e-${corpo.comandoId}`;
      if (!envios.has(uid)) envios.set(uid, { bytes: corpo.bytes, partes: new Set(), completo: false });
      return visto(uid);
    }
    if (envioUid !== undefined && n !== undefined) {
      const envio = envios.get(envioUid)!;
      if (!envio.partes.has(Number(n))) bytes += corpo.size;
      envio.partes.add(Number(n));
      return visto(envioUid);
    }
    if (envioUid !== undefined && metodo === 'DELETE') {
      envios.delete(envioUid);
      return null;
    }
    if (envioUid !== undefined) {
      envios.get(envioUid)!.completo = true;
      return visto(envioUid);
    }
    if (metodo === 'GET') return { revisao };
    const recusa = recusar.get(caminho);
    if (recusa) throw recusa;
    const id = String(corpo.comandoId);
    const pedido = JSON.stringify(corpo);
    const antes = conhecidos.get(id) as { pedido: string; resposta: unknown } | undefined;
    if (antes !== undefined) {
      if (antes.pedido !== pedido) throw new SemExito(409, { codigo: 'COMANDO_CONFLITANTE', message: '' });
      return antes.resposta;
    }
    if ('revisao' in corpo && corpo.revisao !== revisao)
      throw new SemExito(409, { codigo: 'REVISAO_DESATUALIZADA', message: '' });
    if ('envioUid' in corpo && !envios.get(String(corpo.envioUid))?.completo)
      throw new SemExito(409, { codigo: 'ENVIO_INCOMPLETO', message: '' });
    revisao += 1;
    feitos.push(`${caminho} ${JSON.stringify({ ...corpo, comandoId: undefined, revisao: undefined })}`);
    const resposta = { uid: `u-${feitos.length}` };
    conhecidos.set(id, { pedido, resposta });
    return resposta;
  };
  const visto = (uid: string) => {
    const { bytes: todos, partes, completo } = envios.get(uid)!;
    const quantas = Math.ceil(todos / BYTES_DA_PARTE);
    return { uid, situacao: completo ? 'COMPLETO' : 'ABERTO', partes: quantas, recebidas: [...partes] };
  };
  const chamar: Chamar = async <T>(metodo: string, caminho: string, corpo: unknown) => {
    const como = linha();
    if (como === 'antes') throw caiu();
    const resposta = fazer(metodo, caminho, corpo as never);
    if (como === 'depois') throw caiu();
    return resposta as T;
  };
  return {
    ...{ feitos, chamar, recusar, envios },
    bytes: () => bytes,
    mexer: () => {
      revisao += 1;
    },
    por: (nova: typeof linha) => {
      linha = nova;
    },
  };
}

const aberta = (deposito: Deposito, chamar: Chamar, dono = 'ana') => {
  let ids = 0;
  return criarFila({
    ...{ deposito, dono, chamar, agora: () => 1_000, novoId: () => `novo-${dono}-${ids++}` },
    umPorVez: (fazer) => fazer(),
  });
};
let numero = 0;
const ato = (assunto: string, corpo: object = {}, mais: Partial<AtoNovo> = {}): AtoNovo => {
  const id = mais.id ?? `c${numero++}`;
  return {
    ...{ id, dono: 'ana', assunto, titulo: 'Cheguei ao local', de: 'Uno', tela: '/x', responde: 'registro' },
    ...{ instante: '2026-11-28T12:00:00.000Z', ...mais },
    chamada: { caminho: `/v1/${assunto}`, corpo: { comandoId: id, ...corpo } },
  };
};
const foto = (tamanho: number, guardarEm: string | null = null) => ({
  ...{ uid: `f${numero}`, nome: 'a.jpg', comandoId: `a${numero++}`, guardarEm },
  bytes: new Blob([new Uint8Array(tamanho)]),
});
const vazia = async (fila: ReturnType<typeof aberta>, vezes = 200) => {
  for (let i = 0; i < vezes; i++) {
    const { atos } = await fila.enviar();
    if (atos.length === 0) return;
  }
  throw new Error('it never ended');
};

describe('the outbox', () => {
  it('sends each act once and in its order, whatever the line does and whenever the page dies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
        async (assuntos, sorte) => {
          const [deposito, m] = [depositoEmMemoria(), motor()];
          m.por(() => (['antes', 'depois'] as const)[sorte.next().value as number] ?? 'boa');
          const esperados: string[] = [];
          let fila = aberta(deposito, m.chamar);
          for (const [i, qual] of assuntos.entries()) {
            const arquivos = i % 2 === 0 ? [foto(BYTES_DA_PARTE + 10)] : [];
            const corpo = { n: i, ...(arquivos[0] && { envioUid: `$arquivo:${arquivos[0].uid}` }) };
            await fila.por(ato(`a/${qual}`, corpo, { arquivos }));
            esperados.push(`/v1/a/${qual} ${i}`);
            // Another page takes it up.
            if (sorte.next().value === 3) fila = aberta(deposito, m.chamar);
          }
          await vazia(fila);
          const feitos = m.feitos.map((um) => `${um.split(' ')[0]} ${/"n":(\d+)/.exec(um)![1]}`);
          expect(feitos.toSorted()).toEqual(esperados.toSorted());
          for (const qual of [0, 1, 2]) {
            const daqui = (um: string) => um.startsWith(`/v1/a/${qual} `);
            expect(feitos.filter(daqui)).toEqual(esperados.filter(daqui));
          }
          expect(m.bytes()).toBe(assuntos.filter((_, i) => i % 2 === 0).length * (BYTES_DA_PARTE + 10));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has what is of a whole go behind what is of its parts, refused ones too, and decides several at once', async () => {
    const [deposito, m] = [depositoEmMemoria(), motor()];
    m.recusar.set('/v1/v/1/x', new SemExito(422, { codigo: 'VISTORIA_FECHADA', message: 'Está fechada.' }));
    m.recusar.set('/v1/v/1/y', new SemExito(422, { codigo: 'VISTORIA_FECHADA', message: 'Está fechada.' }));
    const fila = aberta(deposito, m.chamar);
    m.por(() => 'antes');
    const um = await fila.por(ato('v/1/x', { n: 1 }));
    await fila.por(ato('v/1', { n: 2 }));
    const outro = await fila.por(ato('v/1/y', { n: 3 }));
    // Its name begins alike, and it is no part of it.
    await fila.por(ato('v/10', { n: 4 }));
    m.por(() => 'boa');
    await fila.enviar();
    expect(m.feitos.map((feito) => feito.split(' ')[0])).toEqual(['/v1/v/10']);
    expect(
      fila.andamento().atos.map((algum) => [algum.estado, estaAtras(fila.andamento().atos, algum)]),
    ).toEqual([
      ['RECUSADO', true],
      ['ESPERA', true],
      ['RECUSADO', true],
    ]);
    m.recusar.delete('/v1/v/1/y');
    await fila.descartar(um.id);
    await fila.enviar();
    expect(m.feitos).toHaveLength(1);
    await fila.tentarDeNovo(outro.id);
    await vazia(fila);
    expect(m.feitos.map((feito) => feito.split(' ')[0])).toEqual(['/v1/v/10', '/v1/v/1/y', '/v1/v/1']);
  });

  it('holds up what a refused act is of, and nothing else, and keeps it until its person decides', async () => {
    const [deposito, m] = [depositoEmMemoria(), motor()];
    m.recusar.set('/v1/a/1', new SemExito(422, { codigo: 'VAGA_OCUPADA', message: 'A vaga já é de outro.' }));
    const fila = aberta(deposito, m.chamar);
    const um = await fila.por(ato('a/1', { n: 1 }, { arquivos: [foto(20)] }));
    await fila.por(ato('a/1', { n: 2 }));
    await fila.por(ato('a/2', { n: 3 }));
    const { atos, parada } = await fila.enviar();
    expect([m.feitos.length, parada]).toEqual([1, null]);
    expect(atos.map(({ estado, recusa }) => [estado, recusa?.frases])).toEqual([
      ['RECUSADO', ['A vaga já é de outro.']],
      ['ESPERA', undefined],
    ]);
    // A page that opens tomorrow finds it so.
    const outra = aberta(deposito, m.chamar);
    await outra.enviar();
    expect(outra.andamento().atos).toHaveLength(2);
    m.recusar.clear();
    await outra.tentarDeNovo(um.id);
    await vazia(outra);
    expect(m.feitos.map((feito) => /"n":(\d)/.exec(feito)![1])).toEqual(['3', '1', '2']);
  });

  it('goes on with the others where the engine cannot do one of them, which waits as it was', async () => {
    const { chamar, feitos, recusar } = motor();
    const deposito = depositoEmMemoria();
    const fila = aberta(deposito, chamar);
    const cai = new SemExito(500, { codigo: 'ERRO_INTERNO', message: 'Algo falhou.' });
    recusar.set('/v1/torto', cai);
    for (const assunto of ['torto', 'reto', 'torto', 'outro']) await fila.por(ato(assunto));
    const { atos, parada } = await fila.enviar();
    expect(feitos.map((um) => um.split(' ')[0])).toEqual(['/v1/reto', '/v1/outro']);
    expect(atos.map(({ assunto, estado }) => `${assunto} ${estado}`)).toEqual([
      'torto ESPERA',
      'torto ESPERA',
    ]);
    expect(parada).toBe('REDE');
    recusar.delete('/v1/torto');
    await vazia(fila);
    expect(feitos).toHaveLength(4);
  });

  it('discards what its person gives up, its file too, here and where it was sent, and goes on behind it', async () => {
    const [deposito, m] = [depositoEmMemoria(), motor()];
    m.recusar.set('/v1/a/1', new SemExito(409, { codigo: 'X', message: 'Não.' }));
    const fila = aberta(deposito, m.chamar);
    const arquivo = foto(20);
    const um = await fila.por(ato('a/1', { n: 1 }, { arquivos: [arquivo] }));
    await fila.enviar();
    expect(await deposito.bytes(arquivo.uid)).not.toBeNull();
    m.recusar.clear();
    await fila.por(ato('a/1', { n: 2 }));
    expect(m.envios.size).toBe(1);
    await fila.descartar(um.id);
    await vazia(fila);
    expect([m.feitos.length, await deposito.bytes(arquivo.uid)]).toEqual([1, null]);
    await expect.poll(() => m.envios.size).toBe(0);
  });

  it('on a full phone sends what it can first, and keeps nothing of what does not fit', async () => {
    const [inteiro, m] = [depositoEmMemoria(), motor()];
    const cheio: Deposito = {
      ...inteiro,
      async por(novo, bytes, noLugarDe) {
        if ((await inteiro.atos('ana')).length > 0)
          throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
        return inteiro.por(novo, bytes, noLugarDe);
      },
    };
    const fila = aberta(cheio, m.chamar);
    m.por(() => 'antes');
    await fila.por(ato('a/1', { n: 1 }, { arquivos: [foto(20)] }));
    const segunda = foto(20);
    await expect(fila.por(ato('a/2', { n: 2 }, { arquivos: [segunda] }))).rejects.toThrow('full');
    expect([(await inteiro.atos('ana')).length, await inteiro.bytes(segunda.uid)]).toEqual([1, null]);
    m.por(() => 'boa');
    await fila.por(ato('a/2', { n: 2 }, { arquivos: [segunda] }));
    await vazia(fila);
    expect(m.feitos.map((feito) => feito.split(' ')[0])).toEqual(['/v1/a/1', '/v1/a/2']);
  });

  it('puts a corrected act where the refused one stood', async () => {
    const [deposito, m] = [depositoEmMemoria(), motor()];
    m.recusar.set('/v1/a/1', new SemExito(409, { codigo: 'X', message: 'Não.' }));
    const fila = aberta(deposito, m.chamar);
    const um = await fila.por(ato('a/1', { n: 1 }));
    await fila.por(ato('a/1', { n: 2 }));
    await fila.enviar();
    m.recusar.clear();
    await fila.por(ato('a/1', { n: 9 }), um.id);
    await vazia(fila);
    expect(m.feitos.map((feito) => /"n":(\d)/.exec(feito)![1])).toEqual(['9', '2']);
  });

  it('keeps apart what another account left, and sends nothing of it', async () => {
    const [deposito, m] = [depositoEmMemoria(), motor()];
    m.por(() => 'antes');
    const ana = aberta(deposito, m.chamar);
    await ana.por(ato('a/1', { n: 1 }));
    await ana.enviar();
    m.por(() => 'boa');
    const bia = aberta(deposito, m.chamar, 'bia');
    expect((await bia.enviar()).atos).toEqual([]);
    expect([m.feitos.length, await deposito.deOutros('bia')]).toEqual([0, 1]);
    await vazia(aberta(deposito, m.chamar));
    expect(m.feitos).toHaveLength(1);
  });

  it.each([
    [401, 'TOKEN_INVALIDO', 'SESSAO'],
    [409, 'OUTRA_CONTA', 'SESSAO'],
    [503, 'INDISPONIVEL', 'REDE'],
    [429, 'LIMITE_DE_ARQUIVOS', 'REDE'],
    [0, 'SEM_CONEXAO', 'REDE'],
  ])('waits, and asks nobody, at %s %s', async (status, codigo, parada) => {
    const [deposito, m] = [depositoEmMemoria(), motor()];
    m.recusar.set('/v1/a/1', new SemExito(status, { codigo, message: '' } as never));
    const fila = aberta(deposito, m.chamar);
    await fila.por(ato('a/1'));
    const fim = await fila.enviar();
    expect([fim.parada, fim.atos[0]!.estado]).toEqual([parada, 'ESPERA']);
  });

  it('reads the revision as it goes, tells the same one again, and reads anew where somebody was faster', async () => {
    const [deposito, m] = [depositoEmMemoria(), motor()];
    const fila = aberta(deposito, m.chamar);
    let vezes = 0;
    // Its answer is lost: the engine has done it, on a revision that is not the newest any more.
    m.por(() => (++vezes === 2 ? 'depois' : 'boa'));
    await fila.por(ato('a/1', { n: 1 }, { revisaoDe: '/v1/a/1' }));
    await fila.enviar();
    await vazia(fila);
    expect(m.feitos).toHaveLength(1);
    let lidas = 0;
    m.por(() => {
      if (++lidas === 2) m.mexer();
      return 'boa';
    });
    await fila.por(ato('a/1', { n: 2 }, { revisaoDe: '/v1/a/1' }));
    await vazia(fila);
    expect(m.feitos).toHaveLength(2);
  });

  it('tells a refused code again as another command, since the engine keeps the first with its refusal', async () => {
    const deposito = depositoEmMemoria();
    const ditos: string[] = [];
    const chamar: Chamar = async <T>(_: string, __: string, corpo: unknown) => {
      ditos.push((corpo as { comandoId: string }).comandoId);
      const recusa = ditos.length === 1 ? { codigo: 'FOTOS_FALTANDO', mensagem: 'Falta a foto.' } : null;
      return { evento: { estado: recusa ? 'EST03' : 'EST02', recusa } } as T;
    };
    const fila = aberta(deposito, chamar);
    const um = await fila.por(ato('r/1', {}, { responde: 'codigo' }));
    expect((await fila.enviar()).atos[0]!.recusa!.frases).toEqual(['Falta a foto.']);
    await fila.tentarDeNovo(um.id);
    await vazia(fila);
    expect(ditos).toEqual([um.id, 'novo-ana-0']);
  });

  it('pauses longer and longer, and never longer than about five minutes', () => {
    const pausas = Array.from({ length: 30 }, (_, i) => pausa(i, 0.5));
    expect(pausas).toEqual(pausas.toSorted((um, outro) => um - outro));
    expect([pausas[0], pausas.at(-1), pausa(99, 1)]).toEqual([2_000, 300_000, 375_000]);
  });
});
