import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sessao } from '../../pagina.ts';
import { DEFINICOES } from './definicoes.gerado.ts';
import { atualizar } from './migracao.ts';

const MODOS = ['leilao', 'loja'] as const;
const kinds = Object.entries(DEFINICOES);

const LETRAS = [
  ['T', 'titulo'],
  ['S', 'subtitulo'],
  ['X', 'texto'],
  ['B', 'textoBotao'],
  ['I', 'imagem'],
  ['M', 'imagemMobile'],
  ['C', 'icone'],
  ['L', 'link'],
] as const;

/** The agreed kinds: name, item fields, models. */
const TABELA = `
acordeao TX simples agrupado
agenda-eventos TSL mes lista
aviso-faixa TXCL info alerta
banners TIML carrossel grade
busca-avancada TSB barra painel
carrossel-lotes TSBL padrao compacto
cartoes-icones TXCL tres-colunas quatro-colunas
categorias-destaque TICL icone foto
chamada-acao TXBIML faixa cartao
comitentes TIL faixa grade
contagem-regressiva TSBL faixa cartao
contato TXCL mapa cartao
depoimentos TSXI carrossel grade
documentos TSCL lista cartoes
eventos-ao-vivo TSBI player lista
formas-pagamento TXC cartoes abas
formulario-contato TXB simples com-mapa
galeria TIML grade mosaico
grade-lotes TSBL tres-colunas quatro-colunas
imagem-destaque-busca TSBIML foto compacto
leiloeiros TSXI cartao lista
leiloes-proximos TSBL cartao lista
lista-itens TXIL linhas colunas
lote-destaque TSBIML hero cartao
lotes-encerrando TSBL grade lista
mapa-patios TXB mapa lista
marcas-populares TIL logos chips
newsletter TXBI linha cartao
numeros TSC cartoes faixa
passos TXIC linha numeros
redes-sociais TCL icones botoes
resultados-leiloes TSL tabela cartoes
simulador-frete TXB simulador tabela
texto TX simples duas-colunas
video TXIL embutido modal
`;

describe('element kinds', () => {
  it('are the thirty-five that pages are made of, each with its fields and its two models', () => {
    const linhas = kinds.map(([nome, { itens, modelos }]) => {
      const mostra = new Set(itens.campos.map(({ campo }) => campo));
      const letras = LETRAS.filter(([, campo]) => mostra.has(campo)).map(([letra]) => letra);
      return `${nome} ${letras.join('')} ${modelos.map(({ valor }) => valor).join(' ')}`;
    });
    expect(linhas).toEqual(TABELA.trim().split('\n'));
  });

  describe.each(kinds)('%s', (nome, definicao) => {
    it('is named as its folder and has a migration from every older version', () => {
      expect(definicao.elemento).toBe(nome);
      expect(definicao.migracoes).toHaveLength(definicao.versao - 1);
      for (let antiga = 1; antiga < definicao.versao; antiga++) {
        const arquivo = new URL(`./${nome}/fixtures/${antiga}.json`, import.meta.url);
        const { antes, depois } = JSON.parse(readFileSync(arquivo, 'utf8'));
        expect(antes.versao).toBe(antiga);
        expect(atualizar(antes)).toEqual(depois);
      }
    });

    it.each(MODOS)(
      'starts, in %s mode, as a section that the page schema accepts and its own definition allows',
      (modo) => {
        const { itens, ...semente } = definicao.semente(modo);
        const lida = sessao.parse({
          ...semente,
          id: 's1',
          elemento: nome,
          versao: definicao.versao,
          nome: definicao.rotulo[modo],
          itens: itens.map((item, i) => ({ ...item, id: `i${i}` })),
        });
        expect(definicao.modelos.map(({ valor }) => valor)).toContain(lida.modelo);
        expect(lida.itens.length).toBeGreaterThanOrEqual(definicao.itens.min);
        expect(lida.itens.length).toBeLessThanOrEqual(definicao.itens.max);
        if (definicao.sessao.consulta) {
          expect(lida.consulta?.porPagina).toBeLessThanOrEqual(definicao.sessao.consulta.maximo);
        } else expect(lida.consulta).toBeNull();
        const campos = new Set<string>(definicao.itens.campos.map(({ campo }) => campo));
        for (const item of lida.itens)
          for (const campo of ['titulo', 'subtitulo', 'textoBotao', 'icone', 'link', 'imagem'] as const)
            if (item[campo]) expect(campos, `${nome} fills ${campo} but does not show it`).toContain(campo);
      },
    );

    it.each(MODOS)('speaks the words of %s mode', (modo) => {
      const texto = JSON.stringify([definicao.semente(modo), definicao.rotulo[modo]]);
      const alheias =
        modo === 'loja' ? /\b(lances?|lotes?|leil(ão|ões))\b/i : /\b(ofertas?|anúncios?|eventos?)\b/i;
      expect(texto.replaceAll(/"(elemento|link|campo|modelo)":"[^"]*"/g, '')).not.toMatch(alheias);
    });
  });
});

describe('migration', () => {
  it('lifts an old section step by step and leaves today’s and unknown ones alone', () => {
    const base = sessao.parse({ id: 's', elemento: 'texto', nome: 'Texto' });
    expect(atualizar(base)).toBe(base);
    const desconhecida = { ...base, elemento: 'de-amanha' };
    expect(atualizar(desconhecida)).toBe(desconhecida);
  });
});
