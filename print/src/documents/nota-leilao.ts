import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import { type NotasDoLeilao, notasDoLeilao } from '@martelo/shared/impressos/nota';
import type { PorModo } from '@martelo/shared/modo';
import { desenharCabecalho } from '../layout/cabecalho.ts';
import { paleta } from '../layout/cor.ts';
import { Folha } from '../layout/folha.ts';
import { desenharDestaque, desenharTitulo } from '../layout/resumo.ts';
import { desenharRodapes } from '../layout/rodape.ts';
import { desenharTabela } from '../layout/tabela.ts';
import type { Especie } from './especie.ts';
import { desenharNota } from './nota.ts';

const TITULOS: PorModo<string> = { leilao: 'Notas de arrematação', loja: 'Notas de venda' };

/** Several notas in one file: a list of them, then each whole, from a page of its own. */
export const NOTA_LEILAO: Especie<NotasDoLeilao> = {
  tipo: 'nota-leilao',
  dados: notasDoLeilao,
  hotsite: ({ hotsite }) => hotsite,
  arquivo: () => 'notas-leilao',
  info: ({ leilao, quantidade, emitidoEm, hotsite }) => ({
    titulo: `${TITULOS[hotsite.tipo]}: ${quantidade}`,
    assunto: leilao,
    data: emitidoEm,
  }),
  desenhar(doc, dados, marca) {
    const folha = new Folha(doc, paleta(marca.corPrimaria));
    const quando = `Até ${formatarDataHora(dados.emitidoEm)} (horário de Brasília)`;
    const titulo = TITULOS[dados.hotsite.tipo];
    desenharCabecalho(folha, marca, titulo, quando);
    desenharDestaque(folha, { rotulo: 'Total das notas que valem', valor: formatarReais(dados.total) }, [
      { rotulo: 'Notas', valor: String(dados.quantidade) },
    ]);
    desenharTitulo(folha, dados.leilao, 60);
    desenharTabela(
      folha,
      folha.raiz,
      [
        { titulo: 'Número', largura: 70 },
        { titulo: 'Comprador', largura: 0 },
        { titulo: 'Situação', largura: 80 },
        { titulo: 'Total', largura: 96, alinhar: 'right' },
      ],
      dados.notas.map(({ numero, comprador, leilao, cancelada, total }) => [
        {
          celulas: [
            { texto: numero, cabeca: true, estilo: { peso: 'forte' } },
            { texto: comprador.nome, ...(leilao.nome === dados.leilao ? {} : { nota: leilao.nome }) },
            { texto: cancelada === null ? 'Emitida' : 'Cancelada' },
            { texto: formatarReais(total) },
          ],
        },
      ]),
    );
    for (const nota of dados.notas) {
      folha.novaPagina();
      doc.outline.addItem(`Nota ${nota.numero}`);
      desenharNota(folha, nota, marca);
    }
    folha.raiz.end();
    desenharRodapes(folha, marca, titulo);
  },
};
