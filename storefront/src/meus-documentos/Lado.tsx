'use client';

import type { ArquivoDoDocumentoVisto, DocumentoVisto } from '@martelo/shared/documento-cliente';
import type { Lado as NomeDoLado, TipoDocumento } from '@martelo/shared/tipo-de-documento';
import { useEffect, useId, useState } from 'react';
import { ACEITA_COMPROVANTE } from '../cliente/pagar/arquivo.ts';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { Botao, classesDoBotao, Miolo } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Camera } from './Camera.tsx';
import { abrirFoto } from './imagem.ts';
import { Miniatura } from './Miniatura.tsx';
import estilo from './meus-documentos.module.css';
import type { Forma } from './qualidade.ts';
import { Revisar } from './Revisar.tsx';
import { INTEIRO, type Recorte } from './recorte.ts';
import { useEnvio } from './usar-envio.ts';

type Aberto =
  | { tipo: 'camera' }
  | { tipo: 'revisar'; foto: HTMLCanvasElement; recorte: Recorte; porCamera: boolean };

/** One side of a document: photographed or chosen, looked at, sent; or already there, and to be replaced. */
export function Lado({
  documento,
  lado,
  oQue,
  forma,
  arquivo,
  destaque,
  aoChegar,
}: {
  documento: TipoDocumento;
  lado: NomeDoLado;
  /** As people read it: "Frente", "Página 2". */
  oQue: string;
  forma: Forma;
  /** What this side has already; null before. */
  arquivo: ArquivoDoDocumentoVisto | null;
  /** It is what is to be done now. */
  destaque: boolean;
  aoChegar: (documento: DocumentoVisto) => void;
}) {
  const [aberto, abrir] = useState<Aberto | null>(null);
  const envio = useEnvio<DocumentoVisto>('cliente/documentos', { tipo: documento, lado }, aoChegar);
  const id = useId();
  const { passo } = envio;

  const escolher = async (escolhido: File | undefined) => {
    if (escolhido === undefined) return;
    const ehFoto = /^image\//.test(escolhido.type) || /\.(jpe?g|png|webp|hei[cf])$/i.test(escolhido.name);
    const foto = ehFoto && escolhido.size > 0 ? await abrirFoto(escolhido).catch(() => null) : null;
    // A PDF, and what this browser cannot open (HEIC), go as they are: the engine looks into them.
    if (foto === null) return envio.enviar(escolhido);
    abrir({ tipo: 'revisar', foto, recorte: INTEIRO, porCamera: false });
  };
  const escolha = (
    <label className={`${classesDoBotao({ variante: 'secundario' })} ${estilo.escolha}`}>
      <input
        id={`${id}-arquivo`}
        type="file"
        accept={ACEITA_COMPROVANTE}
        aria-label={MEUS_DOCUMENTOS.escolherO(oQue)}
        onChange={({ currentTarget }) => {
          void escolher(currentTarget.files?.[0]);
          // The same file chosen again is a choice, too.
          currentTarget.value = '';
        }}
      />
      <Miolo icone="upload">{MEUS_DOCUMENTOS.escolher}</Miolo>
    </label>
  );

  return (
    <div className={estilo.lado} data-destaque={destaque || undefined}>
      <p className={estilo.nomeDoLado}>
        <Icone nome={arquivo === null ? 'camera' : 'circle-check'} tamanho={18} />
        <strong>{oQue}</strong>
      </p>
      {passo.tipo === 'enviando' ? (
        <div className={estilo.andamento}>
          <Previa arquivo={passo.arquivo} />
          <p id={`${id}-anda`}>
            {passo.parte < 1
              ? MEUS_DOCUMENTOS.enviando(Math.round(passo.parte * 100))
              : MEUS_DOCUMENTOS.recebendo}
          </p>
          <progress
            max={1}
            value={passo.parte < 1 ? passo.parte : undefined}
            aria-labelledby={`${id}-anda`}
          />
          {passo.parte < 1 && (
            <Botao variante="texto" tamanho="p" icone="x" onClick={envio.parar}>
              {MEUS_DOCUMENTOS.parar}
            </Botao>
          )}
        </div>
      ) : (
        <>
          {passo.tipo === 'incerto' && (
            <div className={estilo.erro} role="alert">
              <Previa arquivo={passo.arquivo} />
              <p>
                <strong>{MEUS_DOCUMENTOS.naoEnviou}</strong> {MEUS_DOCUMENTOS.continuaAqui}
              </p>
              <Botao variante="secundario" tamanho="p" icone="refresh-cw" onClick={envio.repetir}>
                {MEUS_DOCUMENTOS.tentar}
              </Botao>
            </div>
          )}
          {passo.tipo === 'recusado' && (
            <p className={estilo.erro} role="alert">
              {passo.frase}
            </p>
          )}
          {arquivo !== null && <Miniatura arquivo={arquivo} nome={oQue} />}
          <div className={estilo.botoes}>
            <Botao
              variante={destaque && arquivo === null ? 'primario' : 'secundario'}
              icone="camera"
              aria-label={(arquivo === null ? MEUS_DOCUMENTOS.fotografarO : MEUS_DOCUMENTOS.trocarO)(oQue)}
              onClick={() => abrir({ tipo: 'camera' })}
            >
              {arquivo === null ? MEUS_DOCUMENTOS.fotografar : MEUS_DOCUMENTOS.trocar}
            </Botao>
            {escolha}
          </div>
        </>
      )}
      {aberto?.tipo === 'camera' && (
        <Camera
          {...{ oQue, forma }}
          aoFechar={() => abrir(null)}
          aoFotografar={(foto, recorte) => abrir({ tipo: 'revisar', foto, recorte, porCamera: true })}
        />
      )}
      {aberto?.tipo === 'revisar' && (
        <Revisar
          {...{ oQue, forma, foto: aberto.foto, inicial: aberto.recorte, nome: lado }}
          aoFechar={() => abrir(null)}
          aoRefazer={() => {
            if (aberto.porCamera) return abrir({ tipo: 'camera' });
            abrir(null);
            document.getElementById(`${id}-arquivo`)?.click();
          }}
          aoUsar={(cortado) => {
            abrir(null);
            envio.enviar(cortado);
          }}
        />
      )}
    </div>
  );
}

/** The picture itself while it is on its way: it is not gone because the network is. */
function Previa({ arquivo }: { arquivo: File }) {
  const [endereco, definir] = useState<string | null>(null);
  useEffect(() => {
    if (!/^image\/(jpeg|png|webp)$/.test(arquivo.type)) return;
    const novo = URL.createObjectURL(arquivo);
    definir(novo);
    return () => URL.revokeObjectURL(novo);
  }, [arquivo]);
  return endereco === null ? null : <img className={estilo.previa} src={endereco} alt="" />;
}
