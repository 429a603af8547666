import { barrasCode128 } from '@martelo/shared/barras/code128';
import { formatarData, formatarDataHora, formatarHora } from '@martelo/shared/datas';
import { formatarCnpj, formatarCpf, formatarPlaca, formatarTelefone } from '@martelo/shared/documentos';
import { type AutorizacaoDeRetirada, autorizacaoDeRetirada } from '@martelo/shared/impressos/retirada';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import {
  carimbarPaginas,
  comoConferir,
  desenharAssinaturas,
  desenharBarras,
  desenharComQr,
  desenharFaixa,
  type Paragrafo,
} from '../layout/blocos.ts';
import { desenharCabecalho } from '../layout/cabecalho.ts';
import { paleta } from '../layout/cor.ts';
import { CALMA, Folha } from '../layout/folha.ts';
import { desenharQr, LADO_QR } from '../layout/qr.ts';
import { desenharDestaque, desenharPartes, desenharTitulo } from '../layout/resumo.ts';
import { desenharRodapes } from '../layout/rodape.ts';
import { desenharTabela } from '../layout/tabela.ts';
import type { Especie } from './especie.ts';
import { oComprador, rotuloDoDocumento, semVazios } from './partes.ts';

const TITULO = 'Autorização de retirada';

/** Who may take what was bought in the buyer's stead; used once, by a code that the gate asks for. */
export const RETIRADA: Especie<AutorizacaoDeRetirada> = {
  tipo: 'retirada-por-terceiros',
  dados: autorizacaoDeRetirada,
  hotsite: ({ hotsite }) => hotsite,
  arquivo: ({ vendaId }) => `retirada-${vendaId}`,
  info: ({ vendaId, leilao, emitidoEm, utilizadaEm }) => ({
    titulo: `${TITULO} por terceiro, compra ${vendaId}`,
    assunto: leilao,
    data: utilizadaEm ?? emitidoEm,
  }),
  desenhar(doc, dados, marca) {
    const { comprador, terceiro, patio, situacao, lotes, codigo } = dados;
    const palavras = PALAVRAS[dados.hotsite.tipo];
    const folha = new Folha(doc, paleta(marca.corPrimaria));
    desenharCabecalho(
      folha,
      marca,
      TITULO,
      `Compra nº ${dados.vendaId} · ${formatarDataHora(dados.emitidoEm)} (horário de Brasília)`,
    );
    if (situacao === 'utilizado')
      desenharFaixa(
        folha,
        'UTILIZADA',
        `A retirada foi feita${dados.utilizadaEm === null ? '' : ` em ${formatarDataHora(dados.utilizadaEm)}`}: esta autorização não vale mais.`,
      );
    if (situacao === 'vencido')
      desenharFaixa(
        folha,
        'VENCIDA',
        'O horário desta autorização passou: agende de novo na página da compra.',
      );
    desenharDestaque(folha, { rotulo: 'Retirada em', valor: formatarData(dados.inicio) }, [
      { rotulo: 'Das', valor: formatarHora(dados.inicio) },
      { rotulo: 'Válida até', valor: formatarHora(dados.validaAte) },
    ]);
    desenharPartes(folha, [
      oComprador(comprador, 'Quem autoriza'),
      {
        ...{ titulo: 'Quem retira', nome: terceiro.nome },
        linhas: semVazios([
          terceiro.cpf && `CPF ${formatarCpf(terceiro.cpf)}`,
          terceiro.rg && `RG ou CNH ${terceiro.rg}`,
          formatarTelefone(terceiro.telefone),
          terceiro.email,
          terceiro.transportadoraCnpj && `Transportadora: CNPJ ${formatarCnpj(terceiro.transportadoraCnpj)}`,
          terceiro.placa && `Caminhão: placa ${formatarPlaca(terceiro.placa)}`,
        ]),
      },
      { titulo: 'Onde', nome: patio.nome, linhas: semVazios([patio.endereco, patio.telefone]) },
    ]);
    desenharTitulo(
      folha,
      lotes.length === 1 ? palavras.lote : `${lotes.length} ${palavras.lotes.toLowerCase()}`,
      60,
    );
    desenharTabela(
      folha,
      folha.raiz,
      [
        { titulo: palavras.lote, largura: 60 },
        { titulo: 'Descrição', largura: 0 },
      ],
      lotes.map(({ numero, nome, detalhes }) => [
        {
          celulas: [
            { texto: numero, cabeca: true, estilo: { peso: 'forte' } },
            {
              ...{ texto: nome, estilo: { peso: 'forte', tamanho: 9.5 } },
              nota: detalhes.map((um) => `${um.nome}: ${um.valor}`).join('  ·  '),
            },
          ],
        },
      ]),
    );
    folha.y += 14;
    const documento = rotuloDoDocumento(comprador.documento);
    const autorizo: Paragrafo[] = [
      {
        texto: `Eu, ${comprador.nome}, ${documento} ${comprador.documento}, autorizo ${terceiro.nome}${comQueVem(terceiro)} a retirar por mim ${lotes.length === 1 ? 'o bem acima' : 'os bens acima'}, no pátio e no horário indicados. A portaria confere o documento de quem retira${terceiro.placa ? ' e a placa' : ''}; ninguém mais passa com esta autorização.`,
        folga: 10,
      },
    ];
    desenharComQr(folha, [...autorizo, comoConferir(codigo)], dados.url);
    portaria(folha, dados);
    desenharAssinaturas(folha, [
      { nome: comprador.nome, papel: 'Quem autoriza' },
      { nome: terceiro.nome, papel: 'Quem retira' },
    ]);
    folha.raiz.end();
    if (situacao !== 'valido') carimbarPaginas(folha, situacao === 'utilizado' ? 'UTILIZADA' : 'VENCIDA');
    desenharRodapes(folha, marca, `${TITULO}  ·  Compra nº ${dados.vendaId}  ·  Código ${codigo}`);
  },
};

/** For whom they come, and with what. */
const comQueVem = ({ transportadoraCnpj, placa }: AutorizacaoDeRetirada['terceiro']): string =>
  semVazios([
    transportadoraCnpj && `, pela transportadora de CNPJ ${formatarCnpj(transportadoraCnpj)}`,
    placa && `, com o veículo de placa ${formatarPlaca(placa)},`,
  ]).join('');

const ALTURA_DAS_BARRAS = 34;

/** What the gate reads: the code for the camera, for a hand scanner and for people. Nothing once it is good no more. */
function portaria(folha: Folha, { codigoDeRetirada, qrDaPortaria }: AutorizacaoDeRetirada): void {
  if (codigoDeRetirada === null || qrDaPortaria === null) return;
  const altura = LADO_QR + 28;
  folha.garantir(altura + 8);
  const { y, esquerda, largura, doc } = folha;
  folha.artefato(() => doc.roundedRect(esquerda, y, largura, altura, 8).fill(folha.cores.fundo));
  const secao = folha.grupo(folha.raiz, 'Sect');
  const [x, caixa] = [esquerda + 20, largura - LADO_QR - 76];
  const escrever = (tipo: string, texto: string, topo: number, estilo: Parameters<typeof folha.texto>[3]) =>
    folha.elemento(secao, tipo, () => folha.texto(texto, x, topo, estilo));
  escrever('H2', 'Para a portaria', y + 14, { tamanho: 8.5, peso: 'forte', cor: CALMA, largura: caixa });
  escrever('P', codigoDeRetirada, y + 27, {
    tamanho: 22,
    peso: 'titulo',
    cor: folha.cores.texto,
    largura: caixa,
  });
  const barras = barrasCode128(codigoDeRetirada);
  folha.artefato(() => doc.rect(x - 10, y + 56, 210, ALTURA_DAS_BARRAS + 8).fill('#ffffff'));
  desenharBarras(folha, secao, barras, {
    ...{ x, y: y + 60, largura: 190, altura: ALTURA_DAS_BARRAS },
    alt: `Código de barras da retirada: ${codigoDeRetirada}`,
  });
  desenharQr(
    folha,
    secao,
    qrDaPortaria,
    folha.direita - LADO_QR - 20,
    y + 14,
    LADO_QR,
    'Código QR da retirada, para a portaria',
  );
  secao.end();
  folha.y = y + altura + 14;
}
