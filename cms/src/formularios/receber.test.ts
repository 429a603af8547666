import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { criarSelo } from '@martelo/shared/selo-formulario';
import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Hotsite } from '../payload-types.ts';
import { CANCELAMENTO_NEWSLETTER, FORMULARIO_CONTATO, FORMULARIO_NEWSLETTER, receber } from './receber.ts';

const SEGREDOS = segredosDeServico({ MARTELO_SEGREDO_SERVICO: 's' });
const AGORA = Date.UTC(2026, 10, 21, 12);
const MINUTO_MS = 60_000;
let marcas = 0;

/** A panel's database of two lists, with the unique index that the real one has. */
function cenario() {
  const hotsite = { id: ++marcas, nome: 'Leilo', subdominio: 'leilo' } as Hotsite;
  const linhas: (Record<string, unknown> & { collection: string })[] = [];
  const payload = {
    count: async ({
      collection,
      where,
    }: {
      collection: string;
      where: { and: Record<string, object>[] };
    }) => ({
      totalDocs: linhas.filter(
        (linha) =>
          linha.collection === collection &&
          where.and.every((parte) =>
            Object.entries(parte).every(
              ([campo, regra]) => !('equals' in regra) || linha[campo] === regra.equals,
            ),
          ),
      ).length,
    }),
    create: async ({ collection, data }: { collection: string; data: Record<string, unknown> }) => {
      linhas.push({ collection, ...data });
    },
    delete: async ({ where }: { where: { and: Record<string, { equals: unknown }>[] } }) => {
      const ficam = linhas.filter(
        (linha) =>
          !where.and.every((parte) =>
            Object.entries(parte).every(([campo, { equals }]) => linha[campo] === equals),
          ),
      );
      linhas.splice(0, linhas.length, ...ficam);
    },
  } as unknown as Payload;
  const enviar = (
    formulario: typeof FORMULARIO_NEWSLETTER | typeof FORMULARIO_CONTATO | typeof CANCELAMENTO_NEWSLETTER,
    corpo: object,
    { depois = MINUTO_MS, endereco = '10.0.0.1', limites = true } = {},
  ) =>
    receber(
      formulario as typeof FORMULARIO_NEWSLETTER,
      { selo: criarSelo(SEGREDOS, 'leilo', AGORA), ...corpo },
      {
        payload,
        hotsite,
        remetente: { endereco: `${hotsite.id} ${endereco}`, pagina: '/fale-conosco', origem: 'insta' },
        agora: AGORA + depois,
        segredos: SEGREDOS,
        limites,
      },
    );
  return { linhas, enviar };
}

const INSCRICAO = { email: 'ana@exemplo.com', consentimento: 'newsletter/1' };
const MENSAGEM = {
  nome: 'Ana Lima',
  email: 'ana@exemplo.com',
  mensagem: 'Quero vender meu carro.',
  consentimento: 'contato/1',
};

describe('what a visitor sends', () => {
  it('is kept with the words that were agreed to, their version, the time, the page and the origin', async () => {
    const { linhas, enviar } = cenario();
    await enviar(FORMULARIO_NEWSLETTER, INSCRICAO);
    expect(linhas).toEqual([
      expect.objectContaining({
        collection: 'leads',
        email: 'ana@exemplo.com',
        pagina: '/fale-conosco',
        origem: 'insta',
        consentimento: {
          versao: 'newsletter/1',
          texto: expect.stringContaining('novidades da Leilo'),
          em: new Date(AGORA + MINUTO_MS).toISOString(),
        },
      }),
    ]);
  });

  it('does not fail and is not kept twice when sent again', async () => {
    const { linhas, enviar } = cenario();
    for (const email of ['ana@exemplo.com', ' ANA@exemplo.com'])
      await enviar(FORMULARIO_NEWSLETTER, { ...INSCRICAO, email });
    for (const mensagem of [MENSAGEM.mensagem, MENSAGEM.mensagem, 'Outra pergunta.'])
      await enviar(FORMULARIO_CONTATO, { ...MENSAGEM, mensagem });
    expect(linhas.map(({ collection }) => collection)).toEqual(['leads', 'mensagens', 'mensagens']);
  });

  it('is taken back by its giver: the one inscription goes, and who was on no list learns nothing', async () => {
    const { linhas, enviar } = cenario();
    await enviar(FORMULARIO_NEWSLETTER, INSCRICAO);
    await enviar(FORMULARIO_NEWSLETTER, { ...INSCRICAO, email: 'beto@exemplo.com' });
    await enviar(CANCELAMENTO_NEWSLETTER, { email: ' ANA@exemplo.com' });
    await enviar(CANCELAMENTO_NEWSLETTER, { email: 'ninguem@exemplo.com' });
    expect(linhas.map(({ email }) => email)).toEqual(['beto@exemplo.com']);
  });

  it('is refused field by field, in Portuguese', async () => {
    const { linhas, enviar } = cenario();
    await expect(enviar(FORMULARIO_CONTATO, { nome: 'Ana', email: 'ana' })).rejects.toMatchObject({
      codigo: 'REQUISICAO_INVALIDA',
      detalhes: {
        porCampo: {
          email: expect.stringContaining('e-mail válido'),
          mensagem: 'Escreva sua mensagem.',
          consentimento: expect.stringContaining('autorização'),
        },
      },
    });
    expect(linhas).toEqual([]);
  });
});

describe('what a program sends', () => {
  it('is answered as if it were kept when it fills what nobody sees', async () => {
    const { linhas, enviar } = cenario();
    await enviar(FORMULARIO_NEWSLETTER, { ...INSCRICAO, site: 'http://spam.example' });
    expect(linhas).toEqual([]);
  });

  it('is refused when it is faster than people, or comes without a seal of ours', async () => {
    const { linhas, enviar } = cenario();
    await expect(enviar(FORMULARIO_NEWSLETTER, INSCRICAO, { depois: 500 })).rejects.toMatchObject({
      codigo: 'FORMULARIO_APRESSADO',
    });
    await expect(enviar(FORMULARIO_NEWSLETTER, { ...INSCRICAO, selo: 'x.y' })).rejects.toMatchObject({
      codigo: 'FORMULARIO_VENCIDO',
    });
    expect(linhas).toEqual([]);
  });

  it('is refused after a handful from one address, while others get through', async () => {
    const { linhas, enviar } = cenario();
    const uma = (n: number, opcoes = {}) =>
      enviar(FORMULARIO_NEWSLETTER, { ...INSCRICAO, email: `a${n}@exemplo.com` }, opcoes);
    for (let n = 0; n < 6; n++) await uma(n);
    await expect(uma(6)).rejects.toMatchObject({ codigo: 'MUITAS_TENTATIVAS' });
    await uma(7, { endereco: '10.0.0.2' });
    await uma(8, { limites: false });
    expect(linhas).toHaveLength(8);
  });
});
