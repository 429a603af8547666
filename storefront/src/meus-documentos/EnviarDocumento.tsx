'use client';

import type { DocumentoVisto } from '@martelo/shared/documento-cliente';
import {
  type Lado as NomeDoLado,
  REGRAS_DO_TIPO,
  ROTULOS_TIPO_DOCUMENTO,
  type TipoDocumento,
} from '@martelo/shared/tipo-de-documento';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { AvisoDoAto } from '../cliente/pagar/AvisoDoAto.tsx';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { useComando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Lado } from './Lado.tsx';
import estilo from './meus-documentos.module.css';
import { Pagina } from './Pagina.tsx';

/** One document put together and sent: which one, its sides or pages, and the last word. */
export function EnviarDocumento({
  tipos,
  rascunhos,
  aoEnviar,
}: {
  tipos: readonly TipoDocumento[];
  /** What was begun, by its type. */
  rascunhos: readonly DocumentoVisto[];
  aoEnviar: (uid: string) => void;
}) {
  const [tipo, escolher] = useState<TipoDocumento>(rascunhos[0]?.tipo ?? tipos[0]!);
  /** What came back from the last picture, until the page is read again. */
  const [recente, guardar] = useState<DocumentoVisto | null>(null);
  const id = useId();
  const router = useRouter();
  const comando = useComando<DocumentoVisto>(({ uid }) => {
    guardar(null);
    aoEnviar(uid);
    router.refresh();
  });
  const tirar = useComando<DocumentoVisto>((depois) => {
    guardar(depois);
    router.refresh();
  }, 'DELETE');
  const doServidor = rascunhos.find((um) => um.tipo === tipo) ?? null;
  const rascunho = recente?.tipo === tipo ? recente : doServidor;
  const { lados, maximo, cartao } = REGRAS_DO_TIPO[tipo];
  const forma = cartao ? 'cartao' : 'folha';
  const chegou = (documento: DocumentoVisto) => {
    guardar(documento);
    router.refresh();
  };
  const comum = (lado: NomeDoLado) => ({ documento: tipo, lado, forma, aoChegar: chegou }) as const;
  const arquivos = rascunho?.arquivos ?? [];
  const emPaginas = lados[0] === 'pagina';
  const completo = rascunho !== null && rascunho.faltam.length === 0 && arquivos.length > 0;
  const emPdf = arquivos.some((um) => um.tipo === 'application/pdf');

  return (
    <div className={estilo.enviarDocumento}>
      {tipos.length > 1 && (
        <fieldset className={estilo.tipos}>
          <legend>{MEUS_DOCUMENTOS.tipos}</legend>
          {tipos.map((um) => (
            <label key={um}>
              <input
                type="radio"
                name={`${id}-tipo`}
                value={um}
                checked={um === tipo}
                onChange={() => escolher(um)}
              />
              <span>{ROTULOS_TIPO_DOCUMENTO[um]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={estilo.lados}>
        {emPaginas ? (
          <>
            {arquivos.map((arquivo, i) => (
              <div key={arquivo.uid} className={estilo.lado}>
                <Pagina
                  {...{ arquivo, numero: i + 1 }}
                  ocupado={tirar.enviando}
                  aoTirar={() =>
                    void tirar.mandar(`cliente/documentos/${rascunho!.uid}/arquivos/${arquivo.uid}`)
                  }
                />
              </div>
            ))}
            {arquivos.length < maximo && !emPdf && (
              <Lado
                key={`${tipo}:${arquivos.length}`}
                {...comum('pagina')}
                oQue={
                  arquivos.length === 0
                    ? MEUS_DOCUMENTOS.pagina(1)
                    : MEUS_DOCUMENTOS.pagina(arquivos.length + 1)
                }
                arquivo={null}
                destaque={arquivos.length === 0}
              />
            )}
          </>
        ) : (
          lados.map((lado) => {
            const arquivo = arquivos.find((um) => um.lado === lado) ?? null;
            if (emPdf && arquivo === null) return null;
            return (
              <Lado
                key={`${tipo}:${lado}`}
                {...comum(lado)}
                oQue={MEUS_DOCUMENTOS.lados[lado]}
                arquivo={arquivo}
                destaque={(rascunho?.faltam ?? lados)[0] === lado}
              />
            );
          })
        )}
      </div>
      <p className={estilo.suave}>{MEUS_DOCUMENTOS.aceitos}</p>
      <AvisoDoAto estado={tirar.estado} aoRepetir={tirar.repetir} />
      {rascunho !== null && arquivos.length > 0 && (
        <div className={estilo.fim}>
          <p role="status">
            {completo
              ? MEUS_DOCUMENTOS.completo
              : MEUS_DOCUMENTOS.falta(rascunho.faltam.map((lado) => MEUS_DOCUMENTOS.lados[lado]))}
          </p>
          <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
          <Botao
            tamanho="g"
            icone="check"
            disabled={!completo}
            carregando={comando.enviando}
            onClick={() => void comando.mandar(`cliente/documentos/${rascunho.uid}/enviar`)}
          >
            {MEUS_DOCUMENTOS.enviar}
          </Botao>
        </div>
      )}
    </div>
  );
}
