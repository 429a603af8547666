import type { MeusDocumentos } from '@martelo/shared/documento-cliente';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { EM_VALIDACAO } from '@martelo/shared/situacao-documento';
import { SITUACAO_DOS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Icone, type NomeIcone } from '../site/ui/Icone.tsx';
import estilo from './meus-documentos.module.css';

const ICONES: Record<MeusDocumentos['situacao'], NomeIcone> = {
  Cadastrado: 'camera',
  [EM_VALIDACAO]: 'clock',
  Aprovado: 'circle-check',
  Divergente: 'triangle-exclamation-point',
};

/** What all documents together come to, and what that means for this client. */
export function Situacao({
  modo,
  documentos: { situacao, obrigatorios, motivo },
}: {
  modo: TipoHotsite;
  documentos: Pick<MeusDocumentos, 'situacao' | 'obrigatorios' | 'motivo'>;
}) {
  const palavras = SITUACAO_DOS_DOCUMENTOS[modo];
  const dispensados = situacao === 'Cadastrado' && !obrigatorios;
  const { titulo, diz } = dispensados ? palavras.Cadastrado.semExigir : palavras[situacao];
  return (
    <section className={estilo.situacao} data-situacao={situacao} aria-live="polite">
      <Icone nome={ICONES[situacao]} tamanho={28} />
      <div>
        <p className={estilo.tituloDaSituacao}>{titulo}</p>
        <p>{diz}</p>
        {motivo !== null && <p>{motivo}</p>}
      </div>
      {situacao === 'Aprovado' && (
        <BotaoLigacao href={`/${prefixoDoLote(modo)}?abertos=1`}>{palavras.verLotes}</BotaoLigacao>
      )}
    </section>
  );
}
