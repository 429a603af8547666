import {
  type FormatoDeExportacao,
  MAXIMO_NO_PAPEL,
  ROTULOS_FORMATO,
} from '@martelo/shared/exportacao-da-casa';
import {
  exportavelDoRelatorio,
  type LeilaoAEscolher,
  type RelatorioDescrito,
} from '@martelo/shared/relatorio';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ADMIN_EXPORTACOES } from '../../src/palavras/admin-exportacoes.ts';
import { pedirExportacao } from '../casca/exportacoes/pedir.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { EscolherLeilao } from './EscolherLeilao.tsx';
import { usePalavras } from './palavras.ts';

/** By what a report is narrowed, and as what kind of file it comes. */
export function Tirar({ relatorio, aoFechar }: { relatorio: RelatorioDescrito; aoFechar: () => void }) {
  const P = usePalavras();
  const { nome, titulo, descricao, para, parametros, formatos, colunas } = relatorio;
  const [leilao, escolher] = useState<LeilaoAEscolher | null>(null);
  const [escolhas, mudar] = useState({ de: '', ate: '', situacao: '' });
  const [formato, mudarFormato] = useState<FormatoDeExportacao>('xlsx');
  const [pedindo, pedir] = useState(false);
  const [erro, errar] = useState<string | null>(null);
  const consultas = useQueryClient();
  const dizer = useDizer();
  const online = useOnline();
  const id = useId();
  const campo = (qual: keyof typeof escolhas) => ({
    id: `${id}-${qual}`,
    value: escolhas[qual],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      errar(null);
      mudar({ ...escolhas, [qual]: value });
    },
  });
  const mandar = async () => {
    if (escolhas.de && escolhas.ate && escolhas.de > escolhas.ate) return errar(P.periodoErrado);
    pedir(true);
    try {
      const escritas = Object.entries({ ...escolhas, leilao: leilao?.uid ?? '' }).filter(
        ([, valor]) => valor,
      );
      await pedirExportacao(consultas, {
        ...{ oQue: exportavelDoRelatorio(nome), formato, parametros: Object.fromEntries(escritas) },
      });
      await consultas.invalidateQueries({ queryKey: ['paginas', '/v1/relatorios/execucoes'] });
      dizer(ADMIN_EXPORTACOES.pedido(titulo));
      aoFechar();
    } catch (recusa) {
      errar((recusa as Recusa).message);
      pedir(false);
    }
  };
  return (
    <Dialogo
      titulo={titulo}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{P.cancelar}</Botao>
          <Botao
            variante="primario"
            icone="download"
            esperando={pedindo}
            disabled={!online}
            onClick={() => void mandar()}
          >
            {P.tirar}
          </Botao>
        </>
      }
    >
      <div className="relatorio-pedido">
        <p>{descricao}</p>
        {parametros.leilao && <EscolherLeilao {...{ para, escolher }} escolhido={leilao} />}
        {parametros.periodo !== null && (
          <fieldset className="relatorio-periodo">
            <legend>{parametros.periodo}</legend>
            <div className="campo">
              <label htmlFor={`${id}-de`}>{P.de}</label>
              <input type="date" {...campo('de')} aria-describedby={erro ? `${id}-erro` : undefined} />
            </div>
            <div className="campo">
              <label htmlFor={`${id}-ate`}>{P.ate}</label>
              <input type="date" {...campo('ate')} aria-describedby={erro ? `${id}-erro` : undefined} />
            </div>
          </fieldset>
        )}
        {parametros.situacoes && (
          <div className="campo">
            <label htmlFor={`${id}-situacao`}>{P.situacao}</label>
            <select {...campo('situacao')}>
              <option value="">{P.todas}</option>
              {parametros.situacoes.map(({ valor, rotulo }) => (
                <option key={valor} value={valor}>
                  {rotulo}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="campo">
          <label htmlFor={`${id}-formato`}>{P.formato}</label>
          <select
            id={`${id}-formato`}
            value={formato}
            aria-describedby={formato === 'pdf' ? `${id}-papel` : undefined}
            onChange={({ target: { value } }) => mudarFormato(value as FormatoDeExportacao)}
          >
            {formatos.map((um) => (
              <option key={um} value={um}>
                {ROTULOS_FORMATO[um]}
              </option>
            ))}
          </select>
          {formato === 'pdf' && (
            <small id={`${id}-papel`} className="quieto">
              {P.noPapel(MAXIMO_NO_PAPEL.toLocaleString('pt-BR'))}
            </small>
          )}
        </div>
        <p className="quieto">
          <strong>{P.tem}:</strong> {colunas.join(', ')}.
        </p>
        {erro && (
          <p id={`${id}-erro`} className="erro" role="alert">
            {erro}
          </p>
        )}
      </div>
    </Dialogo>
  );
}
