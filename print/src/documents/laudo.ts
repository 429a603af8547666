import { formatarDataHora } from '@martelo/shared/datas';
import { type LaudoImpresso, laudoImpresso } from '@martelo/shared/impressos/laudo';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import {
  PAINEIS,
  ROTULOS_AVARIA,
  ROTULOS_DESENHO,
  ROTULOS_GRAVIDADE,
} from '@martelo/shared/vistorias/desenho';
import { desenharComQr, desenharTexto, QUIETO } from '../layout/blocos.ts';
import { desenharCabecalho } from '../layout/cabecalho.ts';
import { paleta } from '../layout/cor.ts';
import { Folha } from '../layout/folha.ts';
import { ALTURA_DO_VEICULO, desenharAssinado, desenharFotos, desenharVeiculo } from '../layout/laudo.ts';
import { desenharDestaque, desenharPartes, desenharTitulo } from '../layout/resumo.ts';
import { desenharRodapes } from '../layout/rodape.ts';
import { desenharTabela } from '../layout/tabela.ts';
import type { Especie } from './especie.ts';
import { instanteNoLivro, semVazios } from './partes.ts';

const TITULO = 'Laudo de vistoria';

/** What a vehicle was like when it was looked at: whole for the house, without names and texts for whoever sees its lot. */
export const LAUDO: Especie<LaudoImpresso> = {
  tipo: 'laudo-vistoria',
  dados: laudoImpresso,
  hotsite: ({ hotsite }) => hotsite,
  arquivo: ({ numero }) => `laudo-vistoria-${numero}`,
  info: ({ numero, lote, realizadaEm }) => ({
    ...{ titulo: `${TITULO} nº ${numero}`, assunto: lote.nome, data: realizadaEm },
  }),
  desenhar(doc, dados, marca) {
    const { numero, lote, tipoNome, versao, realizadaEm, realizadaPor, corrige, detalhes, desenhos } = dados;
    const deFora = dados.para === 'PUBLICO';
    const folha = new Folha(doc, paleta(marca.corPrimaria));
    const quando = `${formatarDataHora(realizadaEm)} (horário de Brasília)`;
    desenharCabecalho(folha, marca, TITULO, `Nº ${numero} · ${quando}`);
    const marcas = desenhos.reduce((soma, um) => soma + um.marcas.length, 0);
    desenharDestaque(folha, { rotulo: 'Realizada em', valor: formatarDataHora(realizadaEm) }, [
      { rotulo: 'Avarias marcadas', valor: desenhos.length === 0 ? '—' : String(marcas) },
      { rotulo: 'Fotos', valor: String(dados.fotos.length + dados.fotosDeFora) },
    ]);
    desenharPartes(folha, [
      {
        ...{ titulo: 'Veículo', nome: lote.nome },
        linhas: semVazios([
          deFora && lote.numero !== '' && `${PALAVRAS[dados.hotsite.tipo].lote} ${lote.numero}`,
          ...detalhes.map(({ nome, valor }) => `${nome}: ${valor}`),
        ]),
      },
      {
        ...{ titulo: 'Vistoria', nome: tipoNome },
        linhas: semVazios([
          `Versão ${versao} do tipo`,
          realizadaPor && `Realizada por ${realizadaPor}`,
          corrige !== null && `Corrige a vistoria nº ${corrige}`,
        ]),
      },
    ]);
    for (const { nome, desenho, marcas: suas } of desenhos) {
      desenharTitulo(folha, nome, ALTURA_DO_VEICULO);
      const ditas = suas.map((uma) => `${painelDe(desenho, uma.painel)}: ${emPalavras(uma)}`);
      const oQueE = `Desenho: ${ROTULOS_DESENHO[desenho]}`;
      desenharVeiculo(
        folha,
        desenho,
        suas,
        [oQueE, ...(ditas.length > 0 ? ditas : ['sem marcas'])].join('. '),
      );
      if (suas.length === 0) desenharTexto(folha, [{ texto: 'Olhado, e sem avarias marcadas.' }]);
      else tabelaDeMarcas(folha, desenho, suas);
      folha.y += 10;
    }
    for (const { nome, itens } of dados.categorias) {
      desenharTitulo(folha, nome, 60);
      desenharTabela(
        folha,
        folha.raiz,
        [
          { titulo: 'O que se olhou', largura: 220 },
          { titulo: 'Como está', largura: 0 },
        ],
        itens.map((item) => [
          {
            celulas: [
              { texto: item.nome, cabeca: true },
              { texto: item.resposta, estilo: { peso: 'forte' } },
            ],
          },
        ]),
      );
      folha.y += 10;
    }
    if (dados.fotos.length > 0) {
      desenharTitulo(folha, 'Fotos', 170);
      desenharFotos(folha, dados.fotos);
    }
    if (dados.fotosDeFora > 0)
      desenharTexto(folha, [
        {
          texto: `${dados.fotosDeFora === 1 ? 'Há mais uma foto' : `Há mais ${dados.fotosDeFora} fotos`} além destas.`,
          estilo: QUIETO,
        },
      ]);
    if (dados.assinaturas.length > 0) {
      desenharTitulo(folha, 'Assinaturas', 90);
      for (const uma of dados.assinaturas) desenharAssinado(folha, uma);
    }
    prova(folha, dados);
    folha.raiz.end();
    desenharRodapes(folha, marca, `${TITULO} nº ${numero}  ·  ${lote.nome}`.slice(0, 140));
  },
};

const painelDe = (desenho: LaudoImpresso['desenhos'][number]['desenho'], painel: string): string =>
  PAINEIS[desenho].find((um) => um.painel === painel)?.rotulo ?? painel;

type Marcas = LaudoImpresso['desenhos'][number]['marcas'];

const emPalavras = ({ avaria, gravidade }: Marcas[number]): string =>
  `${ROTULOS_AVARIA[avaria].toLowerCase()} (${ROTULOS_GRAVIDADE[gravidade].toLowerCase()})`;

/** Numbered as the drawing numbers their panels. */
function tabelaDeMarcas(
  folha: Folha,
  desenho: LaudoImpresso['desenhos'][number]['desenho'],
  marcas: Marcas,
): void {
  const paineis = [...new Set(marcas.map(({ painel }) => painel))];
  desenharTabela(
    folha,
    folha.raiz,
    [
      { titulo: 'Nº', largura: 24 },
      { titulo: 'Onde', largura: 180 },
      { titulo: 'Avaria', largura: 0 },
      { titulo: 'Gravidade', largura: 90 },
    ],
    paineis.flatMap((painel, i) =>
      marcas
        .filter((uma) => uma.painel === painel)
        .map(({ avaria, gravidade, nota }) => [
          {
            celulas: [
              { texto: String(i + 1) },
              { texto: painelDe(desenho, painel), cabeca: true, estilo: { peso: 'forte' as const } },
              { texto: ROTULOS_AVARIA[avaria], ...(nota ? { nota } : {}) },
              { texto: ROTULOS_GRAVIDADE[gravidade] },
            ],
          },
        ]),
    ),
  );
}

/** By what it is found out that this is what was looked at, and where. */
function prova(folha: Folha, { custodia, url, para }: LaudoImpresso): void {
  const alt = `Código QR que abre ${para === 'PUBLICO' ? 'a conferência da custódia do veículo' : 'a vistoria'}: ${url}`;
  desenharComQr(
    folha,
    [
      {
        texto:
          custodia === null
            ? 'Esta vistoria ainda não está na cadeia de custódia do veículo.'
            : `Esta vistoria é o registro ${custodia.seq} da cadeia de custódia do veículo, de ${instanteNoLivro(custodia.instante)}. Ele sela as respostas e as fotos, e não pode ser trocado sem que se note.`,
        folga: 4,
      },
      ...(custodia === null
        ? []
        : [{ texto: `Hash do registro: ${custodia.hash}`, estilo: QUIETO, folga: 4 }]),
      {
        texto:
          para === 'PUBLICO'
            ? 'Para conferir, aponte a câmera para o código ao lado: a página refaz as contas da cadeia com as chaves públicas da casa.'
            : 'Uso interno: traz nomes e o que foi escrito. O código ao lado abre a vistoria, para quem a pode ver.',
        ...{ estilo: QUIETO, folga: 0 },
      },
    ],
    url,
    alt,
  );
}
