'use client';

import type { CorpoErro } from '@martelo/shared/erros';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { PAGAR } from '../../palavras/pagar.ts';
import { novoComandoId } from '../../sessao/comandar.ts';
import { fraseDaRecusa } from '../../sessao/frase.ts';
import { Botao, classesDoBotao, Miolo } from '../../site/ui/Botao.tsx';
import { ACEITA_COMPROVANTE, problemaDoArquivo, tamanhoEmPalavras } from './arquivo.ts';
import { type Envio, enviarArquivo } from './enviar-arquivo.ts';
import estilo from './pagar.module.css';

type Passo =
  | { tipo: 'parado' }
  | { tipo: 'enviando'; arquivo: File; parte: number }
  | { tipo: 'enviado' }
  /** Not sent at all, or refused: another file is chosen. */
  | { tipo: 'recusado'; frase: string }
  /** Nobody answered, or it was stopped: the same file under the same command. */
  | { tipo: 'incerto'; arquivo: File };

/** The proof of one payment: chosen or taken with the camera, sent at once, with how much of it is gone (P7). */
export function EnviarComprovante({
  pagamentoUid,
  rotulo,
  destaque,
  deQuem = 'cliente',
}: {
  pagamentoUid: string;
  /** The buyer, or the house for them. */
  deQuem?: 'cliente' | 'equipe';
  rotulo: string;
  /** It is what the buyer has to do now. */
  destaque: boolean;
}) {
  const [passo, definir] = useState<Passo>({ tipo: 'parado' });
  const envio = useRef<Envio<object> | null>(null);
  const comandoId = useRef('');
  const id = useId();
  const router = useRouter();
  useEffect(() => () => envio.current?.desistir(), []);

  const mandar = async (arquivo: File) => {
    definir({ tipo: 'enviando', arquivo, parte: 0 });
    const atual = enviarArquivo<object>(
      `${deQuem === 'cliente' ? 'cliente/' : ''}pagamentos/${pagamentoUid}/comprovantes`,
      arquivo,
      comandoId.current,
      (parte) => definir({ tipo: 'enviando', arquivo, parte }),
    );
    envio.current = atual;
    const resposta = await atual.resposta;
    envio.current = null;
    if (resposta.tipo === 'aceito') {
      definir({ tipo: 'enviado' });
      return router.refresh();
    }
    if (resposta.tipo === 'incerto') return definir({ tipo: 'incerto', arquivo });
    definir({ tipo: 'recusado', frase: fraseDe(resposta.erro) });
    if (resposta.erro.codigo === 'TRANSICAO_INVALIDA') router.refresh();
  };
  const escolher = (arquivo: File | undefined) => {
    if (arquivo === undefined) return;
    const problema = problemaDoArquivo(arquivo);
    if (problema !== null) return definir({ tipo: 'recusado', frase: PAGAR.problemas[problema] });
    comandoId.current = novoComandoId();
    void mandar(arquivo);
  };

  const escolha = (camera: boolean) => (
    <label
      className={`${classesDoBotao({ variante: destaque && !camera ? 'primario' : 'secundario' })} ${camera ? estilo.camera : ''}`}
    >
      <input
        type="file"
        accept={camera ? 'image/*' : ACEITA_COMPROVANTE}
        {...(camera ? { capture: 'environment' as const } : {})}
        aria-describedby={`${id}-aceitos`}
        className={estilo.arquivo}
        onChange={({ currentTarget }) => {
          escolher(currentTarget.files?.[0]);
          // The same file chosen again is a choice, too.
          currentTarget.value = '';
        }}
      />
      <Miolo icone={camera ? 'camera' : 'upload'}>
        {camera ? PAGAR.fotografar : passo.tipo === 'incerto' ? PAGAR.escolherOutro : rotulo}
      </Miolo>
    </label>
  );

  return (
    <div className={estilo.envio}>
      {passo.tipo === 'enviando' ? (
        <div className={estilo.andamento}>
          <p id={`${id}-nome`}>
            <strong>{passo.parte < 1 ? PAGAR.enviando(passo.arquivo.name) : PAGAR.recebendo}</strong>{' '}
            <span className={estilo.suave}>{tamanhoEmPalavras(passo.arquivo.size)}</span>
          </p>
          <progress
            max={1}
            value={passo.parte < 1 ? passo.parte : undefined}
            aria-labelledby={`${id}-nome`}
          />
          {passo.parte < 1 && (
            <Botao variante="texto" tamanho="p" icone="x" onClick={() => envio.current?.desistir()}>
              {PAGAR.parar}
            </Botao>
          )}
        </div>
      ) : (
        <>
          {passo.tipo === 'incerto' && (
            <div className={estilo.erro} role="alert">
              <p>
                <strong>{PAGAR.naoEnviou}</strong> {PAGAR.repetirSeguro}
              </p>
              <Botao
                variante="secundario"
                tamanho="p"
                icone="refresh-cw"
                onClick={() => void mandar(passo.arquivo)}
              >
                {PAGAR.tentarEnviar}
              </Botao>
            </div>
          )}
          {passo.tipo === 'recusado' && (
            <p className={estilo.erro} role="alert">
              {passo.frase}
            </p>
          )}
          <div className={estilo.botoes}>
            {escolha(false)}
            {escolha(true)}
          </div>
          <p id={`${id}-aceitos`} className={estilo.suave}>
            {PAGAR.aceitos}
          </p>
        </>
      )}
      <p role="status" className={passo.tipo === 'enviado' ? estilo.feito : 'so-leitor'}>
        {passo.tipo === 'enviado' && (deQuem === 'cliente' ? PAGAR.enviado : PAGAR.juntado)}
      </p>
    </div>
  );
}

const fraseDe = ({ codigo, message }: CorpoErro): string =>
  codigo === 'CORPO_GRANDE_DEMAIS' ? PAGAR.problemas.grande : fraseDaRecusa(message);
