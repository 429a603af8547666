import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import {
  type ExportacaoDaCasa,
  exportacaoEmCurso,
  ROTULOS_FORMATO,
  ROTULOS_SITUACAO_DA_EXPORTACAO,
} from '@martelo/shared/exportacao-da-casa';
import { useRef, useState } from 'react';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_EXPORTACOES as P } from '../../../src/palavras/admin-exportacoes.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useFolha } from '../usar-folha.ts';
import { baixarExportacao, useExportacoes } from './caixa.ts';

/** The files that one asked for: those being made, with how far they are, and those that can be fetched. Nobody who asked for none has it. */
export function Bandeja() {
  const caixa = useExportacoes();
  const marco = useRef<HTMLDetailsElement>(null);
  useFolha(marco, '.bandeja-folha');
  const { estado, itens, emCurso } = caixa;
  if (itens.length === 0 && estado !== 'falhou') return null;
  return (
    <details ref={marco} className="suspenso sino bandeja" name="menus-do-topo">
      <summary className="botao leve so-icone" aria-label={P.rotulo(emCurso)} title={P.titulo}>
        <Icone nome="download" tamanho={18} />
        {emCurso > 0 && <span className="sino-conta" data-conta={emCurso} aria-hidden />}
      </summary>
      <section className="folha direita sino-folha bandeja-folha" tabIndex={-1} aria-label={P.titulo}>
        <h2>{P.titulo}</h2>
        <p className="quieto">{P.explica}</p>
        {estado === 'falhou' ? (
          <p role="alert">
            {P.naoCarregou} <Botao onClick={() => void caixa.lerDeNovo()}>{ADMIN.tentarDeNovo}</Botao>
          </p>
        ) : (
          <ul>
            {itens.map((uma) => (
              <Linha key={uma.uid} uma={uma} cancelar={caixa.cancelar} />
            ))}
          </ul>
        )}
        {caixa.temMais && (
          <Botao esperando={caixa.lendoMais} onClick={caixa.mais}>
            {P.mais}
          </Botao>
        )}
      </section>
    </details>
  );
}

function Linha({ uma, cancelar }: { uma: ExportacaoDaCasa; cancelar: (uid: string) => Promise<void> }) {
  const { uid, titulo, formato, situacao, criterios, linhas, total, pedidaEm, expiraEm, motivo } = uma;
  const [fazendo, fazer] = useState(false);
  const dizer = useDizer();
  const agir = async (ato: Promise<void>) => {
    fazer(true);
    try {
      await ato;
    } catch (erro) {
      dizer((erro as Error).message, { tom: 'ruim' });
    } finally {
      fazer(false);
    }
  };
  return (
    <li className="bandeja-linha" data-situacao={situacao}>
      <div className="bandeja-oque">
        <strong>{titulo}</strong>
        <small>
          {ROTULOS_FORMATO[formato]} · <time dateTime={pedidaEm}>{formatarDataHora(pedidaEm)}</time>
        </small>
        {criterios.length > 0 && (
          <small>{criterios.map(({ rotulo, valor }) => `${rotulo}: ${valor}`).join(' · ')}</small>
        )}
        {situacao === 'FAZENDO' ? (
          <>
            <progress max={Math.max(total, 1)} value={linhas} aria-label={titulo} />
            <small>{P.andou(linhas, total)}</small>
          </>
        ) : (
          <small className={situacao === 'FALHOU' ? 'impedido' : ''}>
            {situacao === 'ESPERANDO'
              ? P.naFila
              : situacao === 'PRONTA'
                ? `${P.linhas(linhas)} · ${P.ate(formatarData(expiraEm ?? pedidaEm))}`
                : (motivo ?? ROTULOS_SITUACAO_DA_EXPORTACAO[situacao])}
          </small>
        )}
      </div>
      {situacao === 'PRONTA' && (
        <Botao
          icone="download"
          esperando={fazendo}
          aria-label={P.baixarEste(titulo)}
          onClick={() => void agir(baixarExportacao(uid))}
        >
          {P.baixar}
        </Botao>
      )}
      {exportacaoEmCurso(situacao) && (
        <Botao
          variante="leve"
          esperando={fazendo}
          aria-label={P.cancelarEste(titulo)}
          onClick={() => void agir(cancelar(uid))}
        >
          {P.cancelar}
        </Botao>
      )}
    </li>
  );
}
