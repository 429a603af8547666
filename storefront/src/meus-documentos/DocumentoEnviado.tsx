'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { DocumentoVisto } from '@martelo/shared/documento-cliente';
import { EM_VALIDACAO } from '@martelo/shared/situacao-documento';
import { ROTULOS_TIPO_DOCUMENTO } from '@martelo/shared/tipo-de-documento';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AvisoDoAto } from '../cliente/pagar/AvisoDoAto.tsx';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { useComando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Estado } from './Estado.tsx';
import { Miniatura } from './Miniatura.tsx';
import estilo from './meus-documentos.module.css';

/** A document that was sent, and what became of it; taken back as long as nobody has decided. */
export function DocumentoEnviado({ documento }: { documento: DocumentoVisto }) {
  const { uid, tipo, situacao, enviadoEm, decididoEm, motivo, arquivos } = documento;
  const [perguntando, perguntar] = useState(false);
  const router = useRouter();
  const comando = useComando<object>(() => {
    perguntar(false);
    router.refresh();
  }, 'DELETE');
  const nome = ROTULOS_TIPO_DOCUMENTO[tipo];
  const quando =
    situacao === 'Aprovado' && decididoEm !== null
      ? MEUS_DOCUMENTOS.aprovadoEm(formatarDataHora(decididoEm))
      : situacao === 'Divergente' && decididoEm !== null
        ? MEUS_DOCUMENTOS.divergenteEm(formatarDataHora(decididoEm))
        : enviadoEm === null
          ? MEUS_DOCUMENTOS.rascunho
          : MEUS_DOCUMENTOS.enviadoEm(formatarDataHora(enviadoEm));
  return (
    <article className={estilo.documento} aria-label={nome} data-documento={tipo} data-situacao={situacao}>
      <header className={estilo.linha}>
        <div>
          <h3>{nome}</h3>
          <p className={estilo.suave}>{quando}</p>
        </div>
        <Estado situacao={situacao} />
      </header>
      {motivo !== null && (
        <p className={estilo.erro}>
          <strong>{MEUS_DOCUMENTOS.motivo}</strong> {motivo}
        </p>
      )}
      <div className={estilo.miniaturas}>
        {arquivos.map((arquivo, i) => (
          <Miniatura
            key={arquivo.uid}
            arquivo={arquivo}
            nome={MEUS_DOCUMENTOS.imagemDe(
              arquivo.lado === 'pagina' ? MEUS_DOCUMENTOS.pagina(i + 1) : MEUS_DOCUMENTOS.lados[arquivo.lado],
              nome,
            )}
          />
        ))}
      </div>
      {(situacao === EM_VALIDACAO || situacao === 'Cadastrado') && (
        <div className={estilo.botoes}>
          <Botao
            variante="texto"
            tamanho="p"
            icone="undo-2"
            aria-label={MEUS_DOCUMENTOS.retirarO(nome)}
            onClick={() => perguntar(true)}
          >
            {MEUS_DOCUMENTOS.retirar}
          </Botao>
        </div>
      )}
      {perguntando && (
        <Dialogo titulo={MEUS_DOCUMENTOS.retirarPergunta(nome)} aoFechar={() => perguntar(false)}>
          <p>{MEUS_DOCUMENTOS.retirarDiz}</p>
          <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
          <div className={estilo.pilha}>
            <Botao
              variante="perigo"
              tamanho="g"
              largo
              carregando={comando.enviando}
              onClick={() => void comando.mandar(`cliente/documentos/${uid}`)}
            >
              {MEUS_DOCUMENTOS.simRetirar}
            </Botao>
            <Botao autoFocus variante="secundario" largo onClick={() => perguntar(false)}>
              {MEUS_DOCUMENTOS.manter}
            </Botao>
          </div>
        </Dialogo>
      )}
    </article>
  );
}
