import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosLeiloeiros } from './dados.ts';

const pessoa = (
  nome: string,
  inscricao: string | null,
  texto: string | null,
  foto: string | null,
  qtdLeiloes: number,
) => ({
  ...{ uid: null, nome, inscricao, texto, qtdLeiloes },
  fotoUrl: foto && `/demo/retratos/${foto}.svg`,
});

export const exemplos: ExemplosDeDados<DadosLeiloeiros> = {
  cheio: {
    estado: 'ok',
    leiloeiros: [
      pessoa(
        'Otávio Brandão',
        'JUCESP 1042',
        'Em atividade desde 2004, com mais de 900 sessões de veículos, máquinas e imóveis. Conduz as vendas ao vivo e responde por cada edital.',
        'otavio-brandao',
        4,
      ),
      pessoa(
        'Lívia Sampaio',
        'JUCEG 087',
        'Especialista em frotas e recuperados de seguradora. Atua no Centro-Oeste desde 2012.',
        'livia-sampaio',
        1,
      ),
      pessoa('Renato Furtado', 'JUCEPAR 21/305-L', null, null, 0),
    ],
  },
  vazio: { estado: 'ok', leiloeiros: [] },
  longo: {
    estado: 'ok',
    leiloeiros: [
      pessoa(
        'Maria Antonieta Wanderley Cavalcanti de Albuquerque Bittencourt e Souza Neto',
        'Junta Comercial, Industrial e Serviços do Rio Grande do Sul nº 000.123.456-7',
        'Anticonstitucionalissimamente dedicada à condução de certames de bens inservíveis. '
          .repeat(12)
          .trim(),
        null,
        1_234,
      ),
    ],
  },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
