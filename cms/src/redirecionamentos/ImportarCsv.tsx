'use client';

import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import estilos from '../midia/midia.module.css';
import { REDIRECIONAMENTOS } from '../palavras/redirecionamentos.ts';
import type { ResultadoImportacao } from './importar.ts';

/** Above the list of redirects: many at once from a spreadsheet, judged first, written when asked. */
export function ImportarCsv() {
  const [marcas, setMarcas] = useState<{ id: number; nome: string }[]>([]);
  const [hotsite, setHotsite] = useState<number | null>(null);
  const [csv, setCsv] = useState('');
  const [resultado, setResultado] = useState<(ResultadoImportacao & { simulado: boolean }) | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    fetch('/api/hotsites?depth=0&limit=100&sort=id')
      .then((resposta) => (resposta.ok ? resposta.json() : { docs: [] }))
      .then(({ docs }: { docs: { id: number; nome: string }[] }) => {
        setMarcas(docs);
        setHotsite(docs[0]?.id ?? null);
      })
      .catch(() => setMarcas([]));
  }, []);
  const enviar = async (texto: string, simular: boolean) => {
    setErro(null);
    const resposta = await fetch('/api/redirecionamentos/importar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hotsite, csv: texto, simular }),
    });
    const corpo = await resposta.json();
    if (resposta.ok) setResultado({ ...corpo, simulado: simular });
    else setErro(Array.isArray(corpo.message) ? corpo.message.join(', ') : corpo.message);
    if (resposta.ok && !simular && corpo.erros.length === 0) window.location.reload();
  };
  const bons = resultado ? resultado.criados + resultado.atualizados : 0;
  return (
    <details className={estilos.bloco}>
      <summary>{REDIRECIONAMENTOS.importarDeUmaPlanilha}</summary>
      <p>{REDIRECIONAMENTOS.colunas}</p>
      <span className={estilos.faixa}>
        <label className={estilos.campo}>
          {REDIRECIONAMENTOS.marca}
          <select value={hotsite ?? ''} onChange={(evento) => setHotsite(Number(evento.target.value))}>
            {marcas.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </select>
        </label>
        <label className={estilos.campo}>
          {REDIRECIONAMENTOS.arquivo}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={hotsite === null}
            onChange={async (evento) => {
              const arquivo = evento.target.files?.[0];
              if (!arquivo) return;
              const texto = await arquivo.text();
              setCsv(texto);
              await enviar(texto, true);
            }}
          />
        </label>
      </span>
      <div aria-live="polite">
        {erro && <p className={estilos.erro}>{erro}</p>}
        {resultado && (
          <>
            <p className={resultado.erros.length === 0 ? estilos.certo : undefined}>
              {REDIRECIONAMENTOS[resultado.simulado ? 'conferido' : 'gravado'](
                REDIRECIONAMENTOS.contagem(resultado.criados, resultado.atualizados, resultado.erros.length),
              )}
            </p>
            <ul className={estilos.lista}>
              {resultado.erros.map(({ linha, mensagem }) => (
                <li key={linha} className={estilos.erro}>
                  {REDIRECIONAMENTOS.linha(linha, mensagem)}
                </li>
              ))}
            </ul>
            {resultado.simulado && bons > 0 && (
              <button type="button" className={estilos.botao} onClick={() => void enviar(csv, false)}>
                <FileUp size={16} aria-hidden="true" /> {REDIRECIONAMENTOS.gravar(bons)}
              </button>
            )}
          </>
        )}
      </div>
    </details>
  );
}
