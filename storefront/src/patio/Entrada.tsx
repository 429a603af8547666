'use client';

import type { PortariaRespondida } from '@martelo/shared/pos-venda/agendamento';
import { foraDoDiaMarcado } from '@martelo/shared/pos-venda/dia-da-retirada';
import { type FormEvent, useState } from 'react';
import { PORTARIA } from '../palavras/portaria.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import { Conferencia } from './Conferencia.tsx';
import { acharPeloCodigo } from './conferir.ts';
import { type EntregaDita, type EntregaGuardada, oQueSeDiz } from './entregas.ts';
import { Leitor } from './Leitor.tsx';
import estilo from './portaria.module.css';
import type { EntregaPedida } from './usar-portaria.ts';
import type { Rascunho } from './usar-rascunho.ts';

/** The code, and what it opens. What is in the middle of it is a draft, which outlives the page. */
export function Entrada({
  portaria,
  rascunho,
  mudar,
  limpar,
  entregar,
  entregas,
}: {
  portaria: PortariaRespondida;
  rascunho: Rascunho;
  mudar: (mudanca: Partial<Rascunho>) => void;
  limpar: () => void;
  entregar: (entrega: EntregaPedida) => Promise<string>;
  /** What this device keeps still. */
  entregas: readonly EntregaGuardada[];
}) {
  const [camera, abrirCamera] = useState(false);
  const [ocupada, definirOcupada] = useState(false);
  const [erro, definirErro] = useState<string | null>(null);
  const [dita, dizer] = useState<EntregaDita | null>(null);
  const dito = dita === null ? null : oQueSeDiz(dita, entregas);
  const { aberta } = rascunho;
  const retirada =
    aberta === null
      ? undefined
      : portaria.itens.find(({ uid, prova }) => uid === aberta.uid && prova !== null);
  const agora = new Date().toISOString();

  const conferir = async (lido: string): Promise<void> => {
    abrirCamera(false);
    definirOcupada(true);
    definirErro(null);
    dizer(null);
    const nova = await acharPeloCodigo(portaria, lido);
    definirOcupada(false);
    if (nova === null) {
      mudar({ aberta: null });
      return definirErro(PORTARIA.naoAchou);
    }
    const { uid } = nova.retirada;
    // Another one's document and pictures are not this one's.
    mudar({
      aberta: { uid, codigo: nova.codigo, dia: portaria.dia },
      ...(aberta?.uid === uid ? {} : { documento: '', fotos: [], foraDoDia: false }),
    });
  };
  const confirmar = async (): Promise<void> => {
    if (aberta === null || retirada === undefined) return;
    definirOcupada(true);
    definirErro(null);
    const { documento, fotos, foraDoDia } = rascunho;
    const resposta = await entregar({
      ...{ uid: aberta.uid, codigo: aberta.codigo, documentoVisto: documento.trim(), imagens: fotos },
      foraDoDia: foraDoDia && foraDoDiaMarcado(retirada.inicio, new Date().toISOString()),
    });
    definirOcupada(false);
    if (resposta !== 'feita' && resposta !== 'guardada') return definirErro(resposta);
    dizer({ uid: aberta.uid, como: resposta });
    limpar();
  };
  return (
    <div className={estilo.entrada}>
      {camera ? (
        <Leitor aoLer={(lido) => void conferir(lido)} aoFechar={() => abrirCamera(false)} />
      ) : (
        <Botao tamanho="g" largo icone="qr-code" onClick={() => abrirCamera(true)}>
          {PORTARIA.ler}
        </Botao>
      )}
      <form
        className={estilo.digitar}
        onSubmit={(evento: FormEvent) => {
          evento.preventDefault();
          void conferir(rascunho.digitado);
        }}
      >
        <Campo
          id="codigo-retirada"
          rotulo={PORTARIA.digite}
          ajuda={PORTARIA.digiteAjuda}
          erro={retirada === undefined ? erro : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          value={rascunho.digitado}
          onChange={({ target }) => {
            mudar({ digitado: target.value });
            definirErro(null);
          }}
        />
        <Botao
          type="submit"
          variante="secundario"
          carregando={ocupada && retirada === undefined}
          disabled={rascunho.digitado.trim() === ''}
        >
          {PORTARIA.conferir}
        </Botao>
      </form>
      {dito !== null && (
        <p className={estilo.bom} role="status">
          {PORTARIA[dito]}
        </p>
      )}
      {retirada !== undefined && (
        <Conferencia
          {...{ retirada, agora, rascunho, erro }}
          enviando={ocupada}
          aoMudar={mudar}
          aoConfirmar={() => void confirmar()}
          aoFechar={() => {
            mudar({ aberta: null, documento: '', fotos: [], foraDoDia: false });
            definirErro(null);
          }}
        />
      )}
    </div>
  );
}
