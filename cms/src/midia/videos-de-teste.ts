interface Medida {
  tempoEmSegundos: number;
  largura: number;
  altura: number;
}

const u32 = (valor: number): Buffer => {
  const quatro = Buffer.alloc(4);
  quatro.writeUInt32BE(valor);
  return quatro;
};
const caixa = (nome: string, ...conteudo: Buffer[]): Buffer => {
  const dentro = Buffer.concat(conteudo);
  return Buffer.concat([u32(dentro.length + 8), Buffer.from(nome, 'latin1'), dentro]);
};

/** An MP4 with an index and no film: enough to be told from other files and measured. */
export function mp4DeTeste({
  tempoEmSegundos,
  largura,
  altura,
  indiceNoFim = false,
  longa = false,
}: Medida & { indiceNoFim?: boolean; longa?: boolean }): Buffer {
  const duracao = u32(tempoEmSegundos * 1_000);
  const mvhd = longa
    ? caixa(
        'mvhd',
        Buffer.from([1, 0, 0, 0]),
        Buffer.alloc(16),
        u32(1_000),
        Buffer.alloc(4),
        duracao,
        Buffer.alloc(80),
      )
    : caixa('mvhd', Buffer.alloc(4), Buffer.alloc(8), u32(1_000), duracao, Buffer.alloc(80));
  const som = caixa('trak', caixa('tkhd', Buffer.alloc(84)));
  const imagem = caixa('trak', caixa('tkhd', Buffer.alloc(76), u32(largura * 65_536), u32(altura * 65_536)));
  const moov = caixa('moov', mvhd, som, imagem);
  const mdat = caixa('mdat', Buffer.alloc(2_000));
  const ftyp = caixa('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isomiso2mp41'));
  return Buffer.concat(indiceNoFim ? [ftyp, mdat, moov] : [ftyp, moov, mdat]);
}

/** The same as WebM. */
export function webmDeTeste({ tempoEmSegundos, largura, altura }: Medida): Buffer {
  const elemento = (id: string, dentro: Buffer): Buffer => {
    const tamanho = Buffer.from([0x08, 0, 0, 0, 0]);
    tamanho.writeUInt32BE(dentro.length, 1);
    return Buffer.concat([Buffer.from(id, 'hex'), tamanho, dentro]);
  };
  const duracao = Buffer.alloc(8);
  duracao.writeDoubleBE(tempoEmSegundos * 1_000);
  const numero = (valor: number) => Buffer.from([valor >> 8, valor & 0xff]);
  const info = elemento(
    '1549a966',
    Buffer.concat([elemento('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])), elemento('4489', duracao)]),
  );
  const video = elemento(
    'e0',
    Buffer.concat([elemento('b0', numero(largura)), elemento('ba', numero(altura))]),
  );
  const trilhas = elemento('1654ae6b', elemento('ae', video));
  return Buffer.concat([
    elemento('1a45dfa3', Buffer.alloc(4)),
    elemento('18538067', Buffer.concat([info, trilhas])),
  ]);
}
