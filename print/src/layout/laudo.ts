import { type Desenho, PAINEIS, QUADROS } from '@martelo/shared/vistorias/desenho';
import { CALMA, type Folha, LINHA, TINTA } from './folha.ts';

/** Points that the drawing of a vehicle stands within. */
export const ALTURA_DO_VEICULO = 210;
/** By how grave it is: told apart by their lightness too. */
const CORES = { LEVE: '#fbe3a0', MEDIA: '#f0a04b', GRAVE: '#c0392b' } as const;
const DO_NUMERO = { LEVE: TINTA, MEDIA: TINTA, GRAVE: '#ffffff' } as const;
const GRAUS = ['LEVE', 'MEDIA', 'GRAVE'] as const;

interface Marca {
  painel: string;
  gravidade: (typeof GRAUS)[number];
}

/** The panels of a vehicle, those with a damage filled by the gravest of theirs and numbered as the table below numbers them. */
export function desenharVeiculo(folha: Folha, desenho: Desenho, marcas: readonly Marca[], alt: string): void {
  const { largura, altura } = QUADROS[desenho];
  const escala = Math.min(ALTURA_DO_VEICULO / altura, folha.largura / largura);
  const caixa = { largura: largura * escala, altura: altura * escala };
  folha.garantir(caixa.altura + 12);
  const { doc, y } = folha;
  const x = folha.esquerda + (folha.largura - caixa.largura) / 2;
  const numeros = [...new Set(marcas.map(({ painel }) => painel))];
  folha.elemento(
    folha.raiz,
    'Figure',
    () => {
      for (const { painel, pontos } of PAINEIS[desenho]) {
        const grau = GRAUS.findLast((um) =>
          marcas.some((uma) => uma.painel === painel && uma.gravidade === um),
        );
        const cantos = pontos
          .split(' ')
          .map((ponto) => ponto.split(',').map(Number) as [number, number])
          .map(([a, b]): [number, number] => [x + a * escala, y + b * escala]);
        doc
          .polygon(...cantos)
          .lineWidth(0.7)
          .fillAndStroke(grau ? CORES[grau] : '#ffffff', CALMA);
        if (!grau) continue;
        const [meioX, meioY] = [0, 1].map((i) => {
          const eixo = cantos.map((canto) => canto[i]!);
          return (Math.min(...eixo) + Math.max(...eixo)) / 2;
        }) as [number, number];
        const numero = String(numeros.indexOf(painel) + 1);
        const estilo = { tamanho: 8, peso: 'forte', cor: DO_NUMERO[grau] } as const;
        folha.texto(numero, meioX - folha.larguraDe(numero, estilo) / 2, meioY - 5, estilo);
      }
    },
    { alt, bbox: [x, y, x + caixa.largura, y + caixa.altura], placement: 'Block' },
  );
  folha.y = y + caixa.altura + 12;
}

interface Foto {
  nome: string;
  sha256: string;
  /** JPEG, base64. */
  imagem: string;
}

const POR_LINHA = 3;
const ENTRE = 14;

/** Photographs in rows, each with what it is of and the beginning of its digest below it. */
export function desenharFotos(folha: Folha, fotos: readonly Foto[]): void {
  const largura = (folha.largura - ENTRE * (POR_LINHA - 1)) / POR_LINHA;
  const alturaDaFoto = largura * 0.75;
  const nome = { tamanho: 8.5, peso: 'forte', largura } as const;
  const digesto = { tamanho: 7, cor: CALMA, largura } as const;
  for (let i = 0; i < fotos.length; i += POR_LINHA) {
    const linha = fotos.slice(i, i + POR_LINHA);
    const doNome = Math.max(...linha.map((foto) => folha.altura(foto.nome, nome)));
    const altura = alturaDaFoto + 4 + doNome + 12;
    folha.garantir(altura);
    const { doc, y } = folha;
    linha.forEach((foto, coluna) => {
      const x = folha.esquerda + coluna * (largura + ENTRE);
      const secao = folha.grupo(folha.raiz, 'Sect');
      folha.artefato(() =>
        doc.rect(x, y, largura, alturaDaFoto).lineWidth(0.6).fillAndStroke('#f4f5f7', LINHA),
      );
      folha.elemento(
        secao,
        'Figure',
        () =>
          doc.image(Buffer.from(foto.imagem, 'base64'), x, y, {
            ...{ fit: [largura, alturaDaFoto], align: 'center', valign: 'center' },
          }),
        {
          alt: `Foto da vistoria: ${foto.nome}`,
          bbox: [x, y, x + largura, y + alturaDaFoto],
          placement: 'Block',
        },
      );
      folha.elemento(secao, 'P', () => folha.texto(foto.nome, x, y + alturaDaFoto + 4, nome));
      const abaixo = y + alturaDaFoto + 4 + folha.altura(foto.nome, nome);
      folha.elemento(secao, 'P', () =>
        folha.texto(`SHA-256 ${foto.sha256.slice(0, 24)}…`, x, abaixo, digesto),
      );
      secao.end();
    });
    folha.y = y + altura + 10;
  }
}

const ASSINATURA = { largura: 170, altura: 52 };

/** A signature as it was drawn, or its name alone, with who signed and as what below it. */
export function desenharAssinado(
  folha: Folha,
  { nome, quem, tracos }: { nome: string; quem: string; tracos: readonly (readonly number[])[] },
): void {
  const doNome = { tamanho: 9, peso: 'forte', largura: folha.largura } as const;
  const como = { tamanho: 8.2, cor: CALMA, largura: folha.largura } as const;
  const desenhada = tracos.some((traco) => traco.length >= 4);
  const alturaDoDesenho = desenhada ? ASSINATURA.altura + 4 : 0;
  folha.garantir(alturaDoDesenho + folha.altura(quem, doNome) + folha.altura(nome, como) + 14);
  const { doc, y, esquerda } = folha;
  const secao = folha.grupo(folha.raiz, 'Sect');
  if (desenhada)
    folha.elemento(
      secao,
      'Figure',
      () => {
        for (const traco of tracos) {
          if (traco.length < 4) continue;
          for (let i = 0; i + 1 < traco.length; i += 2) {
            const [x, abaixo] = [
              esquerda + (traco[i]! / 1_000) * ASSINATURA.largura,
              y + (traco[i + 1]! / 1_000) * ASSINATURA.altura,
            ];
            if (i === 0) doc.moveTo(x, abaixo);
            else doc.lineTo(x, abaixo);
          }
          doc.lineWidth(1).stroke(TINTA);
        }
      },
      {
        alt: `Assinatura de ${quem}`,
        bbox: [esquerda, y, esquerda + ASSINATURA.largura, y + ASSINATURA.altura],
        placement: 'Block',
      },
    );
  const linha = y + alturaDoDesenho;
  folha.elemento(secao, 'P', () => folha.texto(quem, esquerda, linha, doNome));
  const abaixo = linha + folha.altura(quem, doNome);
  folha.elemento(secao, 'P', () => folha.texto(nome, esquerda, abaixo, como));
  secao.end();
  folha.y = abaixo + folha.altura(nome, como) + 12;
}
