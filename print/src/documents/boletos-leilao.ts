import { formatarData } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import { type BoletosImpressos, boletosImpressos } from '@martelo/shared/impressos/boleto';
import { desenharCabecalho } from '../layout/cabecalho.ts';
import { paleta } from '../layout/cor.ts';
import { Folha } from '../layout/folha.ts';
import { desenharDestaque, desenharTitulo } from '../layout/resumo.ts';
import { desenharRodapes } from '../layout/rodape.ts';
import { desenharTabela } from '../layout/tabela.ts';
import { desenharBoleto } from './boleto.ts';
import type { Especie } from './especie.ts';

const TITULO = 'Boletos em aberto';
const aVez = () => new Promise<void>((seguir) => setImmediate(seguir));

/** The open slips of an auction in one file: a list of them, then each whole, from a page of its own. */
export const BOLETOS_LEILAO: Especie<BoletosImpressos> = {
  tipo: 'boletos-leilao',
  dados: boletosImpressos,
  hotsite: ({ hotsite }) => hotsite,
  arquivo: ({ parte, partes }) => (partes > 1 ? `boletos-leilao-${parte}-de-${partes}` : 'boletos-leilao'),
  info: ({ leilao, boletos, emitidoEm }) => ({
    titulo: `${TITULO}: ${boletos.length}`,
    assunto: leilao,
    data: emitidoEm,
  }),
  async desenhar(doc, dados, marca, andar) {
    const { boletos, parte, partes, total, leilao } = dados;
    const folha = new Folha(doc, paleta(marca.corPrimaria));
    desenharCabecalho(folha, marca, TITULO, partes > 1 ? `Arquivo ${parte} de ${partes}` : leilao);
    desenharDestaque(folha, { rotulo: 'Total deste arquivo', valor: formatarReais(total) }, [
      { rotulo: 'Boletos', valor: String(boletos.length) },
    ]);
    desenharTitulo(folha, leilao, 60);
    desenharTabela(
      folha,
      folha.raiz,
      [
        { titulo: 'Nosso número', largura: 120 },
        { titulo: 'Pagador', largura: 0 },
        { titulo: 'Vencimento', largura: 80 },
        { titulo: 'Valor', largura: 96, alinhar: 'right' },
      ],
      boletos.map(({ nossoNumero, pagador, vencimento, valor, situacao, vendaId }) => [
        {
          celulas: [
            { texto: nossoNumero, cabeca: true, estilo: { peso: 'forte' } },
            { texto: pagador.nome, nota: `Compra nº ${vendaId}` },
            {
              texto: formatarData(`${vencimento}T12:00:00Z`),
              ...(situacao === 'vencido' ? { nota: 'vencido' } : {}),
            },
            { texto: formatarReais(valor) },
          ],
        },
      ]),
    );
    let feitos = 0;
    for (const boleto of boletos) {
      folha.novaPagina();
      doc.outline.addItem(`Boleto ${boleto.nossoNumero}`);
      desenharBoleto(folha, boleto, marca);
      feitos += 1;
      andar?.(feitos, boletos.length);
      // Others are answered in between.
      await aVez();
    }
    folha.raiz.end();
    desenharRodapes(folha, marca, TITULO);
  },
};
