'use client';

import { useEffect, useState } from 'react';

/** A picture that lies on this device. */
export function FotoDaqui({
  arquivo,
  descricao,
  largura = 96,
  altura = 72,
}: {
  arquivo: Blob;
  descricao: string;
  largura?: number;
  altura?: number;
}) {
  const [endereco, mostrar] = useState<string | null>(null);
  useEffect(() => {
    const aberto = URL.createObjectURL(arquivo);
    mostrar(aberto);
    return () => URL.revokeObjectURL(aberto);
  }, [arquivo]);
  return endereco === null ? null : <img src={endereco} alt={descricao} width={largura} height={altura} />;
}
