import type { CorpoErro } from '@martelo/shared/erros';
import { useEffect, useRef, useState } from 'react';
import { problemaDoArquivo } from '../cliente/pagar/arquivo.ts';
import { type Envio, enviarArquivo } from '../cliente/pagar/enviar-arquivo.ts';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { novoComandoId } from '../sessao/comandar.ts';
import { fraseDaRecusa } from '../sessao/frase.ts';

export type PassoDoEnvio =
  | { tipo: 'parado' }
  | { tipo: 'enviando'; arquivo: File; parte: number }
  /** Refused, or never sent: another is taken. */
  | { tipo: 'recusado'; frase: string }
  /** Nobody answered: the same picture, which is still here, under the same command. */
  | { tipo: 'incerto'; arquivo: File };

/** One picture on its way, kept until it is certain that it arrived. */
export function useEnvio<T>(caminho: string, campos: Record<string, string>, aoChegar: (corpo: T) => void) {
  const [passo, definir] = useState<PassoDoEnvio>({ tipo: 'parado' });
  const envio = useRef<Envio<T> | null>(null);
  const comandoId = useRef('');
  useEffect(() => () => envio.current?.desistir(), []);

  const mandar = async (arquivo: File): Promise<void> => {
    definir({ tipo: 'enviando', arquivo, parte: 0 });
    const andou = (parte: number) => definir({ tipo: 'enviando', arquivo, parte });
    const atual = enviarArquivo<T>(caminho, arquivo, comandoId.current, andou, campos);
    envio.current = atual;
    const resposta = await atual.resposta;
    envio.current = null;
    if (resposta.tipo === 'incerto') return definir({ tipo: 'incerto', arquivo });
    if (resposta.tipo === 'recusado') return definir({ tipo: 'recusado', frase: fraseDe(resposta.erro) });
    definir({ tipo: 'parado' });
    aoChegar(resposta.corpo);
  };
  return {
    passo,
    enviar(arquivo: File): void {
      const problema = problemaDoArquivo(arquivo);
      if (problema !== null) {
        definir({ tipo: 'recusado', frase: MEUS_DOCUMENTOS.problemasDoArquivo[problema] });
        return;
      }
      comandoId.current = novoComandoId();
      void mandar(arquivo);
    },
    repetir: () => passo.tipo === 'incerto' && void mandar(passo.arquivo),
    parar: () => envio.current?.desistir(),
  };
}

const fraseDe = ({ codigo, message }: CorpoErro): string =>
  codigo === 'CORPO_GRANDE_DEMAIS' ? MEUS_DOCUMENTOS.problemasDoArquivo.grande : fraseDaRecusa(message);
