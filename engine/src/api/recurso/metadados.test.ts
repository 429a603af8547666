import { PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import {
  type buscaDosRecursos,
  type CampoDescrito,
  type RecursoDescrito,
  type RecursosDescritos,
  recursosDescritos,
} from '@martelo/shared/recurso';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { lerEspecies, TELAS } from '../../especies.ts';
import type { QualquerRecurso } from './declaracao.ts';
import { rotasDosMetadados } from './metadados.ts';

let especies: QualquerRecurso[] = [];
let ler: (papeis: string[], query: z.output<typeof buscaDosRecursos>) => Promise<RecursosDescritos>;
const para = (...papeis: string[]) => ler(papeis, { esquemas: 'true' });
beforeAll(async () => {
  const declaradas = (await lerEspecies()) as never[];
  especies = [...declaradas, ...TELAS.map(({ recurso }) => recurso)];
  const { executar } = rotasDosMetadados(declaradas, TELAS)[0]!;
  ler = async (papeis, query) => {
    const acesso = { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: 'eu', papeis };
    return recursosDescritos.parse(
      await executar({ query, chamador: { acesso, hotsite: { tipo: 'leilao' } } } as never),
    );
  };
});

const comOsDeDentro = (campos: readonly CampoDescrito[]): CampoDescrito[] =>
  campos.flatMap((campo) => [campo, ...comOsDeDentro(campo.campos)]);
const doNome = (itens: readonly RecursoDescrito[], nome: string) => itens.find((um) => um.nome === nome)!;
const doCampo = (recurso: RecursoDescrito, campo: string) => recurso.campos.find((um) => um.campo === campo)!;

describe('what screens are drawn from', () => {
  it('has words that people read for all that is shown or asked, however deep', async () => {
    const crus = (await para('Interno - ADM')).itens.flatMap(({ nome, campos, acoes }) =>
      comOsDeDentro([...campos, ...acoes.flatMap((acao) => acao.campos)]).flatMap(
        ({ campo, rotulo, opcoes }) =>
          [rotulo, ...(opcoes ?? []).map((um) => um.rotulo)]
            .filter(
              (lido) => !/^\p{Lu}[^_]*$/u.test(lido) || /\p{Ll}\p{Lu}/u.test(lido.replace(/WhatsApp/g, '')),
            )
            .map((lido) => `${nome}.${campo}: ${lido}`),
      ),
    );
    expect(crus).toEqual([]);
  });

  it('has an address of its own for each kind, and no two share one', async () => {
    const { itens } = await para('Interno - ADM');
    for (const qual of ['rota', 'rotaDeUm'] as const)
      expect(new Set(itens.map((um) => um[qual])).size, qual).toBe(itens.length);
    expect([doNome(itens, 'contaBancaria').rota, doNome(itens, 'contaBancaria').rotaDeUm]).toEqual([
      'contas-bancarias',
      'conta-bancaria',
    ]);
  });

  it('leads each action to a situation of its table, and waits in situations that there are', () => {
    for (const { declaracao } of especies) {
      const { transicoes, acoes = {}, fila, valores, nome } = declaracao;
      const metas = transicoes?.tabela.map((seta: { para: string }) => seta.para) ?? [];
      for (const { para: meta } of Object.values<{ para?: string }>(acoes))
        if (meta !== undefined) expect(metas, nome).toContain(meta);
      const ha = [
        ...Object.keys(valores?.[fila?.campo ?? ''] ?? {}),
        ...(transicoes?.tabela.map((seta: { de: string }) => seta.de) ?? []),
      ];
      for (const valor of fila?.valores ?? []) expect(ha, nome).toContain(valor);
    }
  });

  it('is the same without the JSON Schemas, which are for programs: a screen asks for it so', async () => {
    const { itens } = await para('Interno - ADM');
    expect(doNome(itens, 'patio').escrita).toMatchObject({ type: 'object' });
    expect((await ler(['Interno - ADM'], { esquemas: 'false' })).itens).toEqual(
      itens.map((um) => ({
        ...um,
        escrita: null,
        acoes: um.acoes.map((acao) => ({ ...acao, corpo: null })),
      })),
    );
  });

  it('offers no action by a field that is not there, or by a value that it never has', async () => {
    const { itens } = await para('Interno - ADM');
    const comCondicao = itens.flatMap((um) =>
      um.acoes.flatMap(({ nome, quando }) => (quando === null ? [] : [{ um, nome, quando }])),
    );
    expect(comCondicao.map(({ um, nome }) => `${um.nome} ${nome}`)).toEqual(
      expect.arrayContaining(['cliente desbloquear', 'visao tornarPadrao', 'fotoDoLote recortar']),
    );
    for (const { um, nome, quando } of comCondicao) {
      const { tipo, opcoes } = doCampo(um, quando.campo);
      const tem = tipo === 'booleano' ? [true, false] : opcoes!.map(({ valor }) => valor);
      expect(tem, `${um.nome} ${nome}`).toEqual(expect.arrayContaining(quando.valores));
    }
  });

  it('says which actions are never for many: what has to be looked at one by one', async () => {
    const { itens } = await para('Interno - ADM');
    expect(
      itens
        .flatMap((um) => um.acoes.filter(({ emMassa }) => !emMassa).map(({ nome }) => `${um.nome} ${nome}`))
        .sort(),
    ).toEqual([
      'aprovacao aprovar',
      'avaliacao assinar',
      'bloqueioDeFator liberar',
      'cliente confirmar-contato',
      'cliente corrigir',
      'documentoCliente aprovar',
      'documentoDoLeilao reabrir',
      'estadia agendarEntrada',
      'estadia entrar',
      'estadia finalizar',
      'estadia liberarSaida',
      'estadia mudarVaga',
      'estadia voltar',
      'fotoDoLote recortar',
      'manutencao ativar',
      'motorista darAcesso',
      'nota cancelar',
      'remocao apresentar',
      'remocao cancelar',
      'remocao designar',
      'remocao ocorrencia',
      'remocao reagendar',
      'remocao recusar',
      'remocao recusarEntrada',
      'servicoDeEstadia agendar',
      'servicoDeEstadia realizar',
      'solicitacaoLgpd atender',
      'solicitacaoLgpd negar',
      'tipoVistoria publicar',
      'transportadora darAcesso',
      'transportadora tirarAcesso',
      'visao tornarPadrao',
      'vistoria mostrar',
      'vistoria realizar',
    ]);
  });

  it('describes groups from within, money as money, and what is taken for granted', async () => {
    const { itens } = await para('Interno - ADM');
    const frete = doNome(itens, 'tabelaDeFrete');
    expect(frete.unico).toBe(true);
    expect(doCampo(frete, 'linhas')).toMatchObject({ tipo: 'grupo', lista: true, obrigatorio: true });
    expect(doCampo(frete, 'linhas').campos.map(({ campo, tipo }) => [campo, tipo])).toEqual([
      ['linhas.origem', 'grupo'],
      ['linhas.destino', 'grupo'],
      ['linhas.item', 'texto'],
      ['linhas.valor', 'centavos'],
      ['linhas.prazo', 'inteiro'],
    ]);
    const comitente = doNome(itens, 'comitente');
    expect(doCampo(comitente, 'prazoCondicionalHoras')).toMatchObject({ padrao: 48, minimo: 1, maximo: 720 });
    expect(doCampo(comitente, 'nome')).toMatchObject({ obrigatorio: true, escreve: true, busca: true });
    const canais = doCampo(doNome(itens, 'configuracaoDeAvisos'), 'canais');
    expect(canais.campos[0]!.campos.map(({ tipo }) => tipo)).toContain('booleano');
    const convite = doNome(itens, 'convite');
    // Thirty days from whenever it is made: nobody can fill that in today.
    expect(doCampo(convite, 'expiraEm').padrao).toBeNull();
    expect(doCampo(convite, 'grupos')).toMatchObject({ ref: 'grupoCliente', lista: true });
  });
});

describe('each role', () => {
  it('is told of the kinds that it reads, and of the others no more than whose they are', async () => {
    for (const papel of PAPEIS_INTERNOS) {
      const { itens, fechados } = await para(papel);
      const leem = especies.filter(({ declaracao }) => declaracao.papeis.le.includes(papel));
      expect(itens.map(({ nome }) => nome).sort(), papel).toEqual(
        leem.map(({ declaracao }) => declaracao.nome).sort(),
      );
      expect(itens.filter(({ tela }) => tela).length + fechados.length).toBe(especies.length);
      for (const um of fechados) {
        expect(Object.keys(um).sort()).toEqual(['nome', 'papeis', 'rota', 'rotaDeUm', 'titulo']);
        expect(um.papeis).not.toContain(papel);
      }
    }
  });

  it('is told of the fields, actions and arrows that are its own', async () => {
    const [adm, leiloeiro, acerto, mkt] = await Promise.all(
      ['ADM', 'Leiloeiro', 'Acerto', 'MKT'].map((papel) => para(`Interno - ${papel}`)),
    );
    const clientes = [adm!, leiloeiro!].map(({ itens }) => doNome(itens, 'cliente'));
    expect(clientes.map((um) => doCampo(um, 'rg') !== undefined)).toEqual([true, false]);
    expect(clientes.map((um) => doCampo(um, 'endereco.cidade') !== undefined)).toEqual([true, true]);
    const cpfs = clientes.map((um) => doCampo(um, 'cpf'));
    expect(cpfs.map(({ mascarado, inteiro, ordena }) => [mascarado, inteiro, ordena])).toEqual([
      [true, true, false],
      [true, false, false],
    ]);
    // By the whole value, and by nothing that tells it bit by bit.
    expect(cpfs.map(({ filtros }) => filtros)).toEqual([['exata', 'lista', 'existe'], []]);
    const aprovacoes = [adm!, acerto!].map(({ itens }) => doNome(itens, 'aprovacao'));
    expect(aprovacoes.map(({ acoes }) => acoes.map(({ nome }) => nome))).toEqual([
      ['aprovar', 'recusar', 'cancelar'],
      ['cancelar'],
    ]);
    expect(aprovacoes[1]!.transicoes?.tabela).toEqual([{ de: 'AGUARDANDO', para: 'CANCELADA' }]);
    const patio = doNome(mkt!.itens, 'patio');
    expect(patio.escreve).toBe(false);
    expect(patio.campos.some(({ escreve }) => escreve)).toBe(false);
  });

  it('has nothing waiting for it that it can do nothing about', async () => {
    const { itens } = await para('Interno - Financeiro');
    expect(doNome(itens, 'aprovacao').fila?.valores).toEqual(['AGUARDANDO']);
    const leilao = await para('Interno - Leiloeiro');
    expect(leilao.itens.filter(({ fila }) => fila !== null)).toEqual([]);
  });
});
